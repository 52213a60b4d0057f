import { useState } from 'react';
import { $wishList, requestAddToCart, toast, toggleWish, useWords } from 'shared-contracts';
import type { Card } from 'shared-contracts/domain/card';
import { orderMaximum } from 'shared-contracts/domain/cart-maximum';
import { TOAST_MS } from 'shared-contracts/domain/constants';
import { Button } from 'shared-contracts/kit/button';
import fieldStyles from 'shared-contracts/kit/field.module.css';
import { useMutation } from 'shared-contracts/query/use-mutation';
import { refusalText } from '../product/buying/use-add-to-cart.ts';
import { buyingWords } from '../product/buying/words.ts';
import { wishListWords } from './words.ts';

/** Moves an item into the cart; a refusal is shown here, as the item stays (CAT-31). */
export function MoveToCart({ product: { id, name } }: { readonly product: Card }) {
  const t = useWords(wishListWords);
  const buying = useWords(buyingWords);
  const [refusal, setRefusal] = useState('');
  const { run, running } = useMutation(async () => {
    const answer = await requestAddToCart(id, 1);
    if (!answer.added) return setRefusal(refusalText(buying, answer, orderMaximum(null)));
    if ($wishList.get().includes(id)) toggleWish(id);
    toast.success(t('movedToCart'), TOAST_MS.productAndCart, 'cart');
  });
  return (
    <>
      <Button
        kind="secondary"
        wide
        aria-label={t('moveToCartNamed', { product: name })}
        aria-busy={running}
        onClick={() => void run()}
      >
        {t('moveToCart')}
      </Button>
      {refusal && (
        <p role="alert" className={fieldStyles.error}>
          {refusal}
        </p>
      )}
    </>
  );
}
