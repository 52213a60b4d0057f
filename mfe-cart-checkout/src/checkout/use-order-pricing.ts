import { useEffect, useMemo, useState } from 'react';
import { useQuery } from 'shared-contracts';
import { cartData } from 'shared-contracts/api/cart-data';
import type { CouponFault } from 'shared-contracts/api/shapes/coupon-fault';
import { useLatest } from 'shared-contracts/kit/use-latest';
import { cartJson } from '../pricing/cart-json.ts';
import { deliveredTo } from '../pricing/delivered-to.ts';
import { priceableLines } from '../pricing/priceable-lines.ts';
import { reviewLine } from '../pricing/review-line.ts';
import { useCartLines } from '../pricing/use-cart-lines.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

/** Prices the cart for this address and code. A code that no longer applies is removed, with a notice (PAY-04). */
export function useOrderPricing(draft: CheckoutDraft, change: (fields: Partial<CheckoutDraft>) => void) {
  const lines = useCartLines();
  const { couponCode, StateProvinceID, PostalCode } = draft;
  const { status, answer, refetch } = useQuery(cartData, {
    cartJsonData: cartJson(priceableLines(lines)),
    CouponCode: couponCode,
    StateProvinceID: StateProvinceID ? Number(StateProvinceID) : null,
    ...deliveredTo(PostalCode),
  });

  const couponIsRejected = couponCode !== '' && answer?.discount === 0;
  const rejection = answer?.couponFault;
  const [couponFault, setCouponFault] = useState<CouponFault | null>(null);
  useEffect(() => {
    if (!couponIsRejected) return;
    setCouponFault(rejection ?? { reason: 'unknown' });
    // The code stays in the field, next to the reason.
    change({ couponCode: '', couponTyped: couponCode });
  }, [couponIsRejected, rejection, couponCode, change]);

  const priced = useLatest(answer);
  const reviewed = useMemo(() => lines.map((line) => reviewLine(line, priced)), [lines, priced]);
  const sellable = reviewed.length > 0 && reviewed.every((item) => item.sellable);
  return {
    /** The last answer, possibly for another address or code. */
    priced,
    status,
    refetch,
    lines: reviewed,
    sellable,
    /** The shown total is current, and everything can be bought. */
    payable: sellable && status === 'success',
    digitalOnly:
      priced !== undefined &&
      priced.productsData.length > 0 &&
      priced.productsData.every((line) => line.IsDigitalProduct),
    /** Why a code does not apply, or no longer does. */
    couponFault,
    setCouponFault,
    /** A code cannot be combined with a promotion. */
    takesCoupon: !priced?.productsData.some((line) => line.DiscountedPrice < line.Price),
  };
}
export type OrderPricing = ReturnType<typeof useOrderPricing>;
