import { useRef, useState } from 'react';
import { useWords } from 'shared-contracts';
import { calculateCouponDiscount } from 'shared-contracts/api/calculate-coupon-discount';
import type { CouponFault } from 'shared-contracts/domain/coupon';
import { useMutation } from 'shared-contracts/query/use-mutation';
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
  const [message, setMessage] = useState<Message | null>(null);
  const refuse = (text: string) => setMessage({ isFault: true, text });
  const isRepeated = useRef(false);

  const { run, running } = useMutation(async ({ api }, code: string) => {
    isRepeated.current = false;
    setMessage(null);
    const request = { CouponCode: code, cartJsonData: priceableJson(cartItems()) };
    const result = await api.call(calculateCouponDiscount, request);
    if (!result.ok) return refuse(t('couponFailed'));
    if (!result.value.applies) return onFault(result.value.fault);
    onFault(null);
    onApplied(code);
    if (isRepeated.current) refuse(t('couponTwice'));
    else setMessage({ isFault: false, text: t('couponApplied') });
  });

  function apply(code: string) {
    if (applied) return refuse(t('couponTwice'));
    if (code === '') return refuse(t('couponMissing'));
    // Of a submit during another one, which the mutation ignores.
    isRepeated.current = true;
    void run(code);
  }

  return { apply, running, message, clearMessage: () => setMessage(null) };
}
