import { useRef, useState } from 'react';
import { useApi, useWords } from 'shared-contracts';
import { calculateCouponDiscount } from 'shared-contracts/api/calculate-coupon-discount';
import type { CouponFault } from 'shared-contracts/domain/coupon';
import { cartItems } from '../pricing/cart-items.ts';
import { priceableJson } from '../pricing/price-request.ts';
import { words } from '../words.ts';

interface CouponOutcomes {
  readonly onApplied: (code: string) => void;
  /** Null for a code that applies. */
  readonly onFault: (fault: CouponFault | null) => void;
}

/** The last outcome; why a code does not apply is a CouponFault instead. */
interface Message {
  readonly isFault: boolean;
  readonly text: string;
}

/** Applies a discount code; the box shows each outcome until the next (PAY-04). */
export function useCoupon(applied: string, { onApplied, onFault }: CouponOutcomes) {
  const t = useWords(words);
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<Message | null>(null);
  const refuse = (text: string) => setMessage({ isFault: true, text });
  // A second submit waits for the first: it reports 'already applied', or leaves the first one's fault.
  const pending = useRef<Promise<boolean> | null>(null);

  async function check(code: string): Promise<boolean> {
    const request = { CouponCode: code, cartJsonData: priceableJson(cartItems()) };
    const result = await api.call(calculateCouponDiscount, request);
    if (!result.ok) {
      refuse(t('couponFailed'));
      return false;
    }
    if (!result.value.applies) {
      onFault(result.value.fault);
      return false;
    }
    onFault(null);
    onApplied(code);
    setMessage({ isFault: false, text: t('couponApplied') });
    return true;
  }

  async function apply(code: string): Promise<void> {
    if (applied) return refuse(t('couponTwice'));
    if (pending.current) {
      if (await pending.current) refuse(t('couponTwice'));
      return;
    }
    if (code === '') return refuse(t('couponMissing'));
    setMessage(null);
    setBusy(true);
    pending.current = check(code);
    await pending.current;
    pending.current = null;
    setBusy(false);
  }

  return { apply, busy, message, clearMessage: () => setMessage(null) };
}
