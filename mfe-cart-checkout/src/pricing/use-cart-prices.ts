import { useEffect, useState } from 'react';
import { personalAtom, useQuery } from 'shared-contracts';
import { cartData } from 'shared-contracts/api/cart-data';
import type { CartPrices } from 'shared-contracts/domain/cart-prices';
import { useLatest } from 'shared-contracts/kit/use-latest';
import type { PriceRequest } from './price-request.ts';

/** How long prices are shown without asking again, in milliseconds. The server compares the total before any payment (PAY-07). */
const FRESH_MS = 60_000;

/** The last prices of this visit, for the next page of the same cart to show until it has its own. */
const $lastPrices = personalAtom<{ readonly cart: string; readonly prices: CartPrices } | null>(null);

/**
 * fresh: the prices of this request. updating: it is asked; `prices` are the last ones. stale: they are the last ones and
 * nothing is asked yet. failed: the server did not answer.
 */
export type PricesStatus = 'fresh' | 'updating' | 'stale' | 'failed';

export interface CartPricesView {
  readonly status: PricesStatus;
  /** Possibly for another quantity, address or code, unless fresh. */
  readonly prices: CartPrices | undefined;
  readonly refetch: () => void;
}

interface Asking {
  /** Delays changed requests, so that quick presses of plus become one. Milliseconds. */
  readonly debounce?: number;
  /** A better request will follow: it is awaited where there are prices to show until then. */
  readonly awaits?: boolean;
}

/** The cart's one priced view, shared by all pages of a visit; null asks nothing (CART-04). */
export function useCartPrices(
  request: PriceRequest | null,
  { debounce = 0, awaits = false }: Asking = {},
): CartPricesView {
  const cart = request?.cartJsonData;
  const [earlier] = useState(() => ($lastPrices.get()?.cart === cart ? $lastPrices.get()?.prices : undefined));
  const [isHeld, setHeld] = useState(awaits && earlier !== undefined);
  if (isHeld && !awaits) setHeld(false);
  const { status, answer, refetch } = useQuery(cartData, isHeld ? null : request, { maxAge: FRESH_MS, debounce });
  useEffect(() => {
    if (answer && cart) $lastPrices.set({ cart, prices: answer });
  }, [answer, cart]);
  const prices = useLatest(answer) ?? earlier;
  return { status: isHeld ? 'stale' : STATUS[status], prices, refetch };
}

const STATUS = { pending: 'updating', error: 'failed', success: 'fresh' } as const;
