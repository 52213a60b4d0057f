import { useRef, useState } from 'react';
import { $cartLines, toast, useApi, useWords } from 'shared-contracts';
import { calculateCouponDiscount } from 'shared-contracts/api/calculate-coupon-discount';
import type { CouponFault } from 'shared-contracts/api/shapes/coupon-fault';
import { cartJson } from '../pricing/cart-json.ts';
import { priceableLines } from '../pricing/priceable-lines.ts';
import { words } from '../words.ts';

interface CouponOutcomes {
  readonly onApplied: (code: string) => void;
  /** Null for a code that applies. */
  readonly onFault: (fault: CouponFault | null) => void;
}

/** Applies a discount code; each outcome has its toast (PAY-04). */
export function useCoupon(applied: string, { onApplied, onFault }: CouponOutcomes) {
  const t = useWords(words);
  const api = useApi();
  const [busy, setBusy] = useState(false);
  // A second submit waits for the first and then reports 'already applied'.
  const pending = useRef<Promise<boolean> | null>(null);

  async function check(code: string): Promise<boolean> {
    const request = { CouponCode: code, cartJsonData: cartJson(priceableLines($cartLines.get())) };
    const result = await api.call(calculateCouponDiscount, request);
    if (!result.ok) {
      toast.error(t('couponFailed'));
      return false;
    }
    if (result.value.DiscountValueAfterCouponAppliedWithQuantity <= 0) {
      onFault(result.value.couponFault ?? null);
      toast.error(t('couponInvalid'));
      return false;
    }
    onFault(null);
    onApplied(code);
    toast.success(t('couponApplied'));
    return true;
  }

  async function apply(code: string): Promise<void> {
    if (applied || (pending.current && (await pending.current))) return toast.error(t('couponTwice'));
    if (pending.current) return;
    if (code === '') return toast.error(t('couponMissing'));
    setBusy(true);
    pending.current = check(code);
    await pending.current;
    pending.current = null;
    setBusy(false);
  }

  return { apply, busy };
}
