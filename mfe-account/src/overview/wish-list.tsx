import { useStore } from '@nanostores/react';
import { $wishList, links, useWords } from 'shared-contracts';
import linkStyles from 'shared-contracts/kit/link.module.css';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { words } from '../words.ts';
import { Part } from './part.tsx';
import { overviewWords } from './words.ts';

export function WishList() {
  const t = useWords(overviewWords);
  const common = useWords(words);
  const count = useStore($wishList).length;
  return (
    <Part
      title={common('navWishList')}
      more={
        <StoreLink to={links.wishList()} className={linkStyles.more}>
          {t('openWishList')}
        </StoreLink>
      }
    >
      <p>
        {count === 0 && t('overviewWishListNone')}
        {count > 0 && t('overviewWishListCount', { n: count })}
      </p>
    </Part>
  );
}
