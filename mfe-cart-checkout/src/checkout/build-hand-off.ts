import type { Language, PaymentHandOff } from 'shared-contracts';
import { PAYMENT_METHOD_RAZORPAY } from 'shared-contracts/domain/constants';
import type { Paise } from 'shared-contracts/domain/money';
import { randomKey } from 'shared-contracts/domain/random-key';
import { addressToSend } from 'shared-contracts/kit/address/values';
import { amountText } from '../payment/amount-text.ts';
import type { CartItem } from '../pricing/cart-items.ts';
import { cartJson } from '../pricing/price-request.ts';
import { type CheckoutDraft, plainGstin } from './checkout-draft.ts';

export type DeliveryAddress = PaymentHandOff['DeliveryAddress'];

interface CheckedOut {
  readonly draft: CheckoutDraft;
  readonly items: readonly Pick<CartItem, 'productId' | 'quantity'>[];
  readonly orderNote: string;
  /** As shown to the shopper. */
  readonly total: Paise;
  readonly digitalOnly: boolean;
  /** The language of the page and of the mails. */
  readonly language: Language;
}

/**
 * The hand-off to /payment (PAY-06). The same purchase reuses the key of the previous hand-off, so that Pay Now after a
 * failure resumes the payment instead of starting a second one.
 */
export function buildHandOff(
  { draft, items, orderNote, total, digitalOnly, language }: CheckedOut,
  previous: PaymentHandOff | null,
): PaymentHandOff {
  const handOff = {
    customerId: draft.UserID,
    UserID: draft.UserID,
    amount: amountText(total),
    orderId: items.map(({ productId }) => productId).join(','),
    OrderNote: orderNote.trim(),
    cartJsonData: cartJson(items),
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

export function deliveryAddressOf(draft: CheckoutDraft): DeliveryAddress {
  return addressToSend(draft);
}

/** Digital products need only the name and, for the tax, the state. */
function digitalAddressOf(draft: CheckoutDraft): DeliveryAddress {
  const { CityName, ...address } = deliveryAddressOf(draft);
  return { ...address, Phone: '', AddressLineOne: '', CityID: null, PostalCode: '' };
}

/** Equal in every field, regardless of their order. */
function sameIntent(a: PaymentHandOff, b: PaymentHandOff): boolean {
  return canonical(a) === canonical(b);
}

function canonical(handOff: PaymentHandOff): string {
  return JSON.stringify(handOff, (_, value: unknown) =>
    value !== null && typeof value === 'object' ? Object.fromEntries(Object.entries(value).sort()) : value,
  );
}
