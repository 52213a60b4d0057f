import { useState } from 'react';
import { type AddToCartAnswer, links, requestAddToCart, type Translate, toast, useWords } from 'shared-contracts';
import { TOAST_MS, WAIT_MS } from 'shared-contracts/domain/constants';
import { useDelayedNavigation } from 'shared-contracts/kit/use-delayed-navigation';
import { useStoreNavigate } from 'shared-contracts/kit/use-store-navigate';
import { buyingWords } from './words.ts';

/** Afterwards the button may be pressed again; the shell has said that the request waits. Milliseconds. */
const MAX_WAIT_MS = 5000;

/** Requests units of a product from the cart's owner and shows its answer; then the cart opens (CAT-16). */
export function useAddToCart(productId: number, maximum: number) {
  const t = useWords(buyingWords);
  const navigate = useStoreNavigate();
  const { start: goToCartLater } = useDelayedNavigation(() => navigate(links.cart()), WAIT_MS.toCartAfterAdding);
  const [busy, setBusy] = useState(false);

  const add = async (quantity: number) => {
    if (!navigator.onLine) return toast.error(t('notAddedOffline'), TOAST_MS.standard, 'cart');
    setBusy(true);
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      setBusy(false);
    }, MAX_WAIT_MS);
    const answer = await requestAddToCart(productId, quantity);
    clearTimeout(timer);
    if (!isLate) setBusy(false);
    if (answer.added) {
      toast.success(t('addedToCart'), TOAST_MS.productAndCart, 'cart');
      // Much later, the shopper is doing something else.
      if (!isLate) goToCartLater();
    } else {
      toast.error(refusalText(t, answer, maximum), TOAST_MS.productAndCart, 'cart');
    }
  };
  return { add, busy };
}

type Refusal = Extract<AddToCartAnswer, { added: false }>;

export function refusalText(t: Translate<(typeof buyingWords)['english']>, refusal: Refusal, maximum: number): string {
  switch (refusal.reason) {
    case 'over-maximum':
      return t('cannotAddMore', { n: refusal.maximum ?? maximum });
    case 'out-of-stock':
      return t('soldOut');
    case 'unknown-product':
      return t('noLongerSold');
    case 'unavailable':
      return t('cartUnavailable');
  }
}
