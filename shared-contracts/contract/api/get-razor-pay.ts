import * as v from 'valibot';
import { PAYMENT_METHOD_RAZORPAY } from '../domain/constants.ts';
import { isGstin } from '../domain/gstin.ts';
import { INDIAN_MOBILE } from '../domain/mobile.ts';
import { fromRupees } from '../domain/money.ts';
import { paymentOrderOf } from '../domain/payment.ts';
import { defineCall } from './call.ts';
import { CartJson } from './shapes/cart-json.ts';
import { LanguageCode } from './shapes/language-code.ts';
import { OpenedPayment } from './shapes/payment-answers.ts';
import {
  emailText,
  IdempotencyKey,
  optionalText,
  PostalCode,
  RecordId,
  requiredText,
  TownName,
} from './shapes/request-fields.ts';

/** Phone, address and PIN may be empty only for a cart of digital products alone (PAY-02). */
export const DeliveryAddress = v.object({
  Name: requiredText(200),
  Phone: v.union([v.literal(''), v.pipe(v.string(), v.regex(INDIAN_MOBILE))]),
  AddressLineOne: optionalText(600),
  CityID: v.optional(v.nullable(RecordId), null),
  /** The name of a town that is not listed; it has no CityID. */
  CityName: v.optional(TownName),
  StateProvinceID: RecordId,
  PostalCode: v.union([v.literal(''), PostalCode]),
});
export type DeliveryAddress = v.InferOutput<typeof DeliveryAddress>;

/** Rupees with at most two decimals, as text or number, to paise. */
const Amount = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(/^\d{1,9}(\.\d{1,2})?$/),
  v.transform((rupees) => fromRupees(Number(rupees))),
);

/**
 * The hand-off of checkout (local storage's `Parms`). The server computes what is charged: `amount` is only
 * compared with it. The same IdempotencyKey and body answer the same open payment again, also after a failure.
 * 409 bodies: see PaymentRefusal.
 */
export const getRazorPay = defineCall({
  prefix: 'base',
  name: 'Get_Razor_Pay',
  access: 'token',
  effect: 'write',
  summary: 'Starts (or resumes) a payment: reserves stock and creates the provider’s order.',
  request: v.object({
    customerId: v.optional(v.number()),
    UserID: v.optional(v.number()),
    amount: Amount,
    orderId: v.optional(v.string()),
    OrderNote: optionalText(2000),
    cartJsonData: CartJson,
    CouponCode: optionalText(50),
    PaymentMethod: v.literal(PAYMENT_METHOD_RAZORPAY),
    paymentToken: v.optional(v.string()),
    payPalOrderConfirmJson: v.optional(v.string()),
    DeliveryAddress: v.optional(DeliveryAddress),
    /** An address of the person's book instead of DeliveryAddress; 400 when it is not theirs. */
    AddressID: v.optional(RecordId),
    ContactEmail: v.optional(emailText(200)),
    BuyerGstin: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.check(isGstin, 'is not a GSTIN'))]), ''),
    /** What the shopper is written to in. */
    LanguageCode,
    IdempotencyKey: v.optional(IdempotencyKey),
  }),
  answer: OpenedPayment,
  decode: paymentOrderOf,
});
