import type { CartLine, PaymentHandOff } from 'shared-contracts';
import { PAYMENT_METHOD_RAZORPAY } from 'shared-contracts/domain/constants';
import type { Paise } from 'shared-contracts/domain/money';
import { amountText } from '../payment/amount-text.ts';
import { newIdempotencyKey } from '../payment/idempotency-key.ts';
import { cartJson } from '../pricing/cart-json.ts';
import { type CheckoutDraft, indianMobile } from './checkout-draft.ts';

interface CheckedOut {
  readonly draft: CheckoutDraft;
  readonly lines: readonly CartLine[];
  readonly orderNote: string;
  /** What the shopper was shown. */
  readonly total: Paise;
  readonly digitalOnly: boolean;
}

/**
 * What /payment takes over (PAY-06). The same purchase keeps the key of the hand-off before it, so that Pay Now
 * after a failure resumes the same payment instead of starting a second one.
 */
export function buildHandOff(
  { draft, lines, orderNote, total, digitalOnly }: CheckedOut,
  previous: PaymentHandOff | null,
): PaymentHandOff {
  const handOff = {
    customerId: draft.UserID,
    UserID: draft.UserID,
    amount: amountText(total),
    orderId: lines.map(({ ProductId }) => ProductId).join(','),
    OrderNote: orderNote.trim(),
    cartJsonData: cartJson(lines),
    CouponCode: draft.couponCode,
    PaymentMethod: PAYMENT_METHOD_RAZORPAY,
    paymentToken: '',
    payPalOrderConfirmJson: '',
    ContactEmail: draft.email.trim(),
    DeliveryAddress: {
      Name: draft.name.trim(),
      Phone: digitalOnly ? '' : indianMobile(draft.phone),
      AddressLineOne: digitalOnly ? '' : draft.address.trim(),
      CityID: digitalOnly || !draft.cityId ? null : Number(draft.cityId),
      StateProvinceID: Number(draft.stateId),
      PostalCode: digitalOnly ? '' : draft.postalCode.trim(),
    },
  };
  const isSame = previous !== null && sameIntent({ ...handOff, IdempotencyKey: previous.IdempotencyKey }, previous);
  return { ...handOff, IdempotencyKey: isSame ? previous.IdempotencyKey : newIdempotencyKey() };
}

/** Equal in every field, in whatever order they were written or read. */
function sameIntent(a: PaymentHandOff, b: PaymentHandOff): boolean {
  return canonical(a) === canonical(b);
}

function canonical(handOff: PaymentHandOff): string {
  return JSON.stringify(handOff, (_, value: unknown) =>
    value !== null && typeof value === 'object' ? Object.fromEntries(Object.entries(value).sort()) : value,
  );
}
