import { useStore } from '@nanostores/react';
import { $wishList, toast, toggleWish, useWords } from 'shared-contracts';
import { TOAST_MS } from 'shared-contracts/domain/constants';
import { IconButton } from 'shared-contracts/kit/button';
import { HeartIcon } from 'shared-contracts/kit/icons';
import styles from './wish-heart.module.css';
import { cardWords } from './words.ts';

/**
 * Adds a product to the wish list, or removes it, and says so (CAT-31). Empty until the browser's list is read, as in the server's markup.
 */
export function WishHeart({ productId, name }: { readonly productId: number; readonly name: string }) {
  const t = useWords(cardWords);
  const isWished = useStore($wishList, { ssr: 'initial' }).includes(productId);
  return (
    <IconButton
      className={styles.heart}
      label={t(isWished ? 'removeFromWishList' : 'addToWishList', { product: name })}
      data-act={`wish-${productId}`}
      data-wished={isWished || undefined}
      onClick={() => {
        toggleWish(productId);
        toast.success(t(isWished ? 'wishRemoved' : 'wishAdded'), TOAST_MS.productAndCart, 'wish-list');
      }}
    >
      <HeartIcon size={20} />
    </IconButton>
  );
}
