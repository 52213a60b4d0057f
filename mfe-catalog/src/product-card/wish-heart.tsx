import { useStore } from '@nanostores/react';
import { $wishList, toggleWish, useWords } from 'shared-contracts';
import { IconButton } from 'shared-contracts/kit/button';
import { HeartIcon } from 'shared-contracts/kit/icons';
import styles from './wish-heart.module.css';
import { cardWords } from './words.ts';

/** Keeps a product in mind, or forgets it. Empty until the browser's wishes are read, as the server shows it. */
export function WishHeart({ productId, name }: { readonly productId: number; readonly name: string }) {
  const t = useWords(cardWords);
  const isWished = useStore($wishList).includes(productId);
  return (
    <IconButton
      className={styles.heart}
      label={t(isWished ? 'removeFromWishList' : 'addToWishList', { product: name })}
      data-wished={isWished || undefined}
      onClick={() => toggleWish(productId)}
    >
      <HeartIcon size={20} />
    </IconButton>
  );
}
