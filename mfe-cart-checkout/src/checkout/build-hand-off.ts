import type { CartLine, Language, PaymentHandOff } from 'shared-contracts';
import { PAYMENT_METHOD_RAZORPAY } from 'shared-contracts/domain/constants';
import type { Paise } from 'shared-contracts/domain/money';
import { randomKey } from 'shared-contracts/domain/random-key';
import { addressToSend } from 'shared-contracts/kit/address/values';
import { amountText } from '../payment/amount-text.ts';
import { cartJson } from '../pricing/cart-json.ts';
import { type CheckoutDraft, plainGstin } from './checkout-draft.ts';

export type DeliveryAddress = PaymentHandOff['DeliveryAddress'];

interface CheckedOut {
  readonly draft: CheckoutDraft;
  readonly lines: readonly CartLine[];
  readonly orderNote: string;
  /** What the shopper was shown. */
  readonly total: Paise;
  readonly digitalOnly: boolean;
  /** What the shopper reads, and is written to in. */
  readonly language: Language;
}

/**
 * What /payment takes over (PAY-06). The same purchase keeps the key of the hand-off before it, so that Pay Now
 * after a failure resumes the same payment instead of starting a second one.
 */
export function buildHandOff(
  { draft, lines, orderNote, total, digitalOnly, language }: CheckedOut,
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
    ContactEmail: draft.ContactEmail.trim(),
    BuyerGstin: plainGstin(draft.BuyerGstin),
    LanguageCode: language,
    DeliveryAddress: digitalOnly ? digitalAddressOf(draft) : deliveryAddressOf(draft),
  };
  const isSame = previous !== null && sameIntent({ ...handOff, IdempotencyKey: previous.IdempotencyKey }, previous);
  return { ...handOff, IdempotencyKey: isSame ? previous.IdempotencyKey : randomKey() };
}

/** The draft's address as it is sent. */
export function deliveryAddressOf(draft: CheckoutDraft): DeliveryAddress {
  return { ...addressToSend(draft), CityID: draft.CityID ? Number(draft.CityID) : null };
}

/** Digital products alone say to whom, and in which state for the tax. */
function digitalAddressOf(draft: CheckoutDraft): DeliveryAddress {
  return { ...deliveryAddressOf(draft), Phone: '', AddressLineOne: '', CityID: null, PostalCode: '' };
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
