import type { PaymentHandOff } from 'shared-contracts';
import type { Paise } from 'shared-contracts/domain/money';
import type { PaymentRefusal } from 'shared-contracts/domain/payment';
import { randomKey } from 'shared-contracts/domain/random-key';
import { amountText } from './amount-text.ts';

/** The hand-off at the current total with a new key; null where the shopper must change the cart first (PAY-07). */
export function renewHandOff(handOff: PaymentHandOff, refusal: PaymentRefusal): PaymentHandOff | null {
  switch (refusal.kind) {
    case 'price-changed':
      return renewed(handOff, refusal.total);
    case 'coupon-invalid':
      return { ...renewed(handOff, refusal.total), CouponCode: '' };
    case 'items-changed':
    case 'already-paid':
    case 'mixed-up':
      return null;
  }
}

function renewed(handOff: PaymentHandOff, total: Paise): PaymentHandOff {
  return { ...handOff, amount: amountText(total), IdempotencyKey: randomKey() };
}
