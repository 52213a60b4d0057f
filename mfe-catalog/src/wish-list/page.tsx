import { definePage, translator } from 'shared-contracts';
import { WishListPage } from './wish-list-page.tsx';
import { wishListWords } from './words.ts';

export const page = definePage({
  Component: WishListPage,
  head: (_, { language, storeName }) => ({
    title: `${translator(wishListWords, language)('wishList')} | ${storeName}`,
    noindex: true,
  }),
});
