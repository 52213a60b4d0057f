import { definePage, translator } from 'shared-contracts';
import { FollowUp } from './follow-up.tsx';
import { words } from './words.ts';

/** /enquiry (CON-10). */
export const page = definePage({
  Component: FollowUp,
  head: (_, { language, storeName }) => ({
    title: `${storeName} - ${translator(words, language)('followTitle')}`,
    noindex: true,
  }),
});
