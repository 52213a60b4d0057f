import { useRef, useState } from 'react';
import { type AddToCartAnswer, links, requestAddToCart, type Translate, toast, useWords } from 'shared-contracts';
import { TOAST_MS } from 'shared-contracts/domain/constants';
import type { OrderItem } from 'shared-contracts/domain/order-item';
import { useStoreNavigate } from 'shared-contracts/kit/use-store-navigate';
import { useMutation } from 'shared-contracts/query/use-mutation';
import { orderWords } from './words.ts';

/** Long enough to read several names, in milliseconds. */
const LONG_TOAST_MS = 10_000;

interface Missing {
  /** A sentence per item, with its reason. */
  readonly texts: readonly string[];
  /** Whether the rest of the order is in the cart. */
  readonly isPartly: boolean;
}

interface OrderAgain {
  readonly run: () => Promise<void>;
  readonly running: boolean;
  readonly missing: Missing | null;
}

/**
 * Adds every item of an order to the cart at today's prices and stock, then opens the cart. Items that cannot be added
 * are listed by name, and a retry covers only those.
 */
export function useOrderAgain(items: readonly OrderItem[]): OrderAgain {
  const t = useWords(orderWords);
  const navigate = useStoreNavigate();
  const [missing, setMissing] = useState<Missing | null>(null);
  // A ref, as state updates too late for a double click, which would add everything twice.
  const inCart = useRef(new Set<number>());

  const { run, running } = useMutation(async ({ isMounted }) => {
    setMissing(null);
    const remaining = items.filter(({ id }) => !inCart.current.has(id));
    if (remaining.length === 0) return;
    const texts: string[] = [];
    for (const item of remaining) {
      const answer = await requestAddToCart(item.productId, item.quantity);
      if (answer.added) inCart.current.add(item.id);
      else texts.push(refusalText(t, item.name, answer));
    }
    if (!isMounted()) {
      // The shopper has left the page: no redirect, but the failure is still reported.
      if (texts.length > 0) toast.error([t('notAllInCart'), ...texts].join(' '), LONG_TOAST_MS, 'order-again');
    } else if (texts.length > 0) {
      setMissing({ texts, isPartly: inCart.current.size > 0 });
    } else {
      toast.success(t('orderedAgain'), TOAST_MS.standard, 'cart');
      navigate(links.cart());
    }
  });
  return { run, running, missing };
}

type Refusal = Extract<AddToCartAnswer, { added: false }>;

function refusalText(t: Translate<(typeof orderWords)['english']>, name: string, refusal: Refusal): string {
  switch (refusal.reason) {
    case 'over-maximum':
      return t('againOverMaximum', { name, n: refusal.maximum ?? 0 });
    case 'out-of-stock':
      return t('againSoldOut', { name });
    case 'unknown-product':
      return t('againNoLongerSold', { name });
    case 'unavailable':
      return t('againUnavailable', { name });
  }
}
