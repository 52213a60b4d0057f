import { definePage, translator } from 'shared-contracts';
import { Unsubscribe } from './unsubscribe.tsx';
import { words } from './words.ts';

/** /unsubscribe: what the link in a letter opens. */
export const page = definePage({
  Component: Unsubscribe,
  head: (_, { language, storeName }) => ({
    title: `${storeName} - ${translator(words, language)('unsubscribeTitle')}`,
    noindex: true,
  }),
});
