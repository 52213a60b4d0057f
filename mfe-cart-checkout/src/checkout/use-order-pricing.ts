import { useEffect, useMemo, useState } from 'react';
import type { CartPrices } from 'shared-contracts/domain/cart-prices';
import type { CouponFault } from 'shared-contracts/domain/coupon';
import { type Paise, paise } from 'shared-contracts/domain/money';
import { useCartItems } from '../pricing/cart-items.ts';
import { priceableJson, priceTerms } from '../pricing/price-request.ts';
import { reviewLine } from '../pricing/review-line.ts';
import { useCartPrices } from '../pricing/use-cart-prices.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

/**
 * Prices the cart for this address and code. A code that no longer applies is removed, with a notice (PAY-04).
 * @param awaits the address may be replaced at once by one of the book
 */
export function useOrderPricing(
  draft: CheckoutDraft,
  change: (fields: Partial<CheckoutDraft>) => void,
  awaits: boolean,
) {
  const items = useCartItems();
  const { couponCode, StateProvinceID, PostalCode } = draft;
  const cartJsonData = priceableJson(items);
  const terms = priceTerms(couponCode, Number(StateProvinceID) || null, PostalCode);
  const { status, prices, refetch } = useCartPrices({ cartJsonData, ...terms }, { awaits });
  const isFresh = status === 'fresh';

  const couponIsRejected = isFresh && couponCode !== '' && prices?.discount === 0;
  const rejection = prices?.couponFault;
  const [couponFault, setCouponFault] = useState<CouponFault | null>(null);
  useEffect(() => {
    if (!couponIsRejected) return;
    setCouponFault(rejection ?? { reason: 'unknown' });
    // The code stays in the field, next to the reason.
    change({ couponCode: '', couponTyped: couponCode });
  }, [couponIsRejected, rejection, couponCode, change]);

  const reviewed = useMemo(() => items.map((item) => reviewLine(item, prices)), [items, prices]);
  const sellable = reviewed.length > 0 && reviewed.every((item) => item.sellable);
  return {
    /** The last answer, possibly for another address or code. */
    prices,
    status,
    refetch,
    lines: reviewed,
    sellable,
    /** What a code is judged by. */
    goods: { cartJsonData, goods: goodsOf(prices) },
    /** The shown total is current, and everything can be bought. */
    payable: sellable && isFresh,
    digitalOnly: prices !== undefined && prices.items.length > 0 && prices.items.every((item) => item.isDigital),
    /** Why a code does not apply, or no longer does. */
    couponFault,
    setCouponFault,
    /** A code cannot be combined with a promotion. */
    takesCoupon: !prices?.items.some((item) => item.isPromoted),
  };
}

function goodsOf(prices: CartPrices | undefined): Paise {
  return paise((prices?.items ?? []).reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0));
}

export type OrderPricing = ReturnType<typeof useOrderPricing>;
