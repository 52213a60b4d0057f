import { useEffect, useMemo, useState } from 'react';
import { toast, useQuery, useWords } from 'shared-contracts';
import { cartData } from 'shared-contracts/api/cart-data';
import type { CouponFault } from 'shared-contracts/api/shapes/coupon-fault';
import { useLatest } from 'shared-contracts/kit/use-latest';
import { cartJson } from '../pricing/cart-json.ts';
import { priceableLines } from '../pricing/priceable-lines.ts';
import { reviewLine } from '../pricing/review-line.ts';
import { useCartLines } from '../pricing/use-cart-lines.ts';
import { words } from '../words.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

/** What the cart costs at this address with this code; a code that no longer applies is freed and said so (PAY-04). */
export function useOrderPricing(draft: CheckoutDraft, change: (fields: Partial<CheckoutDraft>) => void) {
  const t = useWords(words);
  const lines = useCartLines();
  const { couponCode, StateProvinceID } = draft;
  const { status, answer, refetch } = useQuery(cartData, {
    cartJsonData: cartJson(priceableLines(lines)),
    CouponCode: couponCode,
    StateProvinceID: StateProvinceID ? Number(StateProvinceID) : null,
  });

  const couponIsRejected = couponCode !== '' && answer?.discount === 0;
  const rejection = answer?.couponFault;
  const [couponFault, setCouponFault] = useState<CouponFault | null>(null);
  useEffect(() => {
    if (!couponIsRejected) return;
    setCouponFault(rejection ?? null);
    toast.error(t('couponInvalid'));
    // It stays in the field, beside the reason, for the shopper to see which one it was.
    change({ couponCode: '', couponTyped: couponCode });
  }, [couponIsRejected, rejection, couponCode, change, t]);

  const priced = useLatest(answer);
  const reviewed = useMemo(() => lines.map((line) => reviewLine(line, priced)), [lines, priced]);
  const sellable = reviewed.length > 0 && reviewed.every((item) => item.sellable);
  return {
    /** As last priced, perhaps with another address or code. */
    priced,
    status,
    refetch,
    lines: reviewed,
    sellable,
    /** The shown total is that of this very cart, and everything in it can be bought. */
    payable: sellable && status === 'success',
    digitalOnly:
      priced !== undefined &&
      priced.productsData.length > 0 &&
      priced.productsData.every((line) => line.IsDigitalProduct),
    /** Why a code did not apply, or applies no more; null once that is settled. */
    couponFault,
    setCouponFault,
    /** A running promotion and a code do not go together. */
    takesCoupon: !priced?.productsData.some((line) => line.DiscountedPrice < line.Price),
  };
}
export type OrderPricing = ReturnType<typeof useOrderPricing>;
