import { definePage, translator } from 'shared-contracts';
import { words } from '../words.ts';
import { WishListPage } from './wish-list-page.tsx';

export const page = definePage({
  Component: WishListPage,
  head: (_, { language, storeName }) => ({
    title: `${translator(words, language)('wishList')} | ${storeName}`,
    noindex: true,
  }),
});
