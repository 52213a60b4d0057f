import { definePage, translator } from 'shared-contracts';
import { Home } from './home.tsx';
import { words } from './words.ts';

/** /new-team */
export const page = definePage({
  fragments: ['new-team/fragments/note'],
  Component: Home,
  head: (_, { language, storeName }) => {
    const t = translator(words, language);
    return { title: `${t('title')} | ${storeName}`, description: t('intro') };
  },
});
