import { useStore } from '@nanostores/react';
import { $wishList, links, useWords } from 'shared-contracts';
import { HeartIcon } from 'shared-contracts/kit/icons';
import { shellWords } from '../words.ts';
import { CountedLink } from './counted-link.tsx';

/** The link to the wish list, for visitors too (CAT-31). The list is empty until the browser's storage is read. */
export function WishListLink() {
  const t = useWords(shellWords);
  const count = useStore($wishList).length;
  return (
    <CountedLink
      to={links.wishList()}
      label={count > 0 ? t('wishListWithCount', { n: count }) : t('wishList')}
      count={count}
    >
      <HeartIcon />
    </CountedLink>
  );
}
