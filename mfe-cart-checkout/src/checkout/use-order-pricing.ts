import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { $cartLines, toast, useWords } from 'shared-contracts';
import { cartData } from 'shared-contracts/api/cart-data';
import { useAnswer } from '../asking/use-answer.ts';
import { cartJson } from '../pricing/cart-json.ts';
import { reviewLine } from '../pricing/review-line.ts';
import { words } from '../words.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

/** What the cart costs at this address with this code; a code that no longer applies is freed and said so (PAY-04). */
export function useOrderPricing(draft: CheckoutDraft, change: (fields: Partial<CheckoutDraft>) => void) {
  const t = useWords(words);
  const lines = useStore($cartLines);
  const { couponCode, stateId } = draft;
  const pricing = useAnswer(cartData, {
    cartJsonData: cartJson(lines),
    CouponCode: couponCode,
    StateProvinceID: stateId ? Number(stateId) : null,
  });

  const couponIsGone = couponCode !== '' && pricing.status === 'answered' && pricing.answer?.discount === 0;
  useEffect(() => {
    if (!couponIsGone) return;
    toast.error(t('couponInvalid'));
    change({ couponCode: '' });
  }, [couponIsGone, change, t]);

  const reviewed = useMemo(() => lines.map((line) => reviewLine(line, pricing.answer)), [lines, pricing.answer]);
  const priced = pricing.answer;
  return {
    pricing,
    lines: reviewed,
    sellable: reviewed.length > 0 && reviewed.every((item) => item.sellable),
    digitalOnly:
      priced !== undefined &&
      priced.productsData.length > 0 &&
      priced.productsData.every((line) => line.IsDigitalProduct),
    /** A running promotion and a code do not go together. */
    takesCoupon: !priced?.productsData.some((line) => line.DiscountedPrice < line.Price),
  };
}
export type OrderPricing = ReturnType<typeof useOrderPricing>;
