import type { PaymentHandOff } from 'shared-contracts';
import type { PaymentRefusal } from 'shared-contracts/api/shapes/payment-refusal';
import { fromRupees } from 'shared-contracts/domain/money';
import { randomKey } from 'shared-contracts/domain/random-key';
import { amountText } from './amount-text.ts';

/** The hand-off at the current total with a new key; null where the shopper must change the cart first (PAY-07). */
export function renewHandOff(handOff: PaymentHandOff, { code, total }: PaymentRefusal): PaymentHandOff | null {
  if (total === undefined) return null;
  const renewed = { ...handOff, amount: amountText(fromRupees(total)), IdempotencyKey: randomKey() };
  switch (code) {
    case 'price-changed':
      return renewed;
    case 'coupon-invalid':
      return { ...renewed, CouponCode: '' };
    case 'out-of-stock':
    case 'over-limit':
    case 'already-paid':
    case 'idempotency-conflict':
      return null;
  }
}
