import { isLanguage, type Language } from '../i18n/languages.ts';
import { type Guard, isCount, isNumber, isText, nullable, shapeOf } from './guard.ts';
import { jsonCodec, persistedAtom } from './persisted.ts';

/** Where an order goes; ids of places are the API's, CityID null when none was chosen or CityName is a town that is not listed. */
interface HandOffAddress {
  readonly Name: string;
  readonly Phone: string;
  readonly AddressLineOne: string;
  readonly CityID: number | null;
  readonly CityName?: string | undefined;
  readonly StateProvinceID: number;
  readonly PostalCode: string;
}

/** Passed from checkout to /payment in local storage's `Parms` (spec §3, PAY-06). `amount` in rupees, two decimals. */
export interface PaymentHandOff {
  readonly customerId: number;
  readonly UserID: number;
  readonly amount: string;
  /** Comma-joined product ids, as observed. */
  readonly orderId: string;
  readonly OrderNote: string;
  readonly cartJsonData: string;
  readonly CouponCode: string;
  readonly PaymentMethod: number;
  readonly paymentToken: string;
  readonly payPalOrderConfirmJson: string;
  readonly ContactEmail: string;
  /** A business customer's GSTIN; '' or absent for none. */
  readonly BuyerGstin?: string | undefined;
  /** The language of e-mails to the shopper; absent means English. */
  readonly LanguageCode?: Language | undefined;
  readonly DeliveryAddress: HandOffAddress;
  readonly IdempotencyKey: string;
}

function absentOr<T>(guard: Guard<T>): Guard<T | undefined> {
  return (value): value is T | undefined => value === undefined || guard(value);
}

const isHandOff = shapeOf<PaymentHandOff>({
  customerId: isNumber,
  UserID: isNumber,
  amount: isText,
  orderId: isText,
  OrderNote: isText,
  cartJsonData: isText,
  CouponCode: isText,
  PaymentMethod: isNumber,
  paymentToken: isText,
  payPalOrderConfirmJson: isText,
  ContactEmail: isText,
  BuyerGstin: absentOr(isText),
  LanguageCode: absentOr(isLanguage),
  DeliveryAddress: shapeOf<HandOffAddress>({
    Name: isText,
    Phone: isText,
    AddressLineOne: isText,
    CityID: nullable(isCount),
    CityName: absentOr(isText),
    StateProvinceID: isCount,
    PostalCode: isText,
  }),
  IdempotencyKey: isText,
});

const codec = jsonCodec(nullable(isHandOff), (handOff: PaymentHandOff | null) => handOff === null);

export const $handOff = persistedAtom<PaymentHandOff | null>({
  key: 'Parms',
  belongsTo: 'person',
  initial: null,
  ...codec,
});

/** Of a draft's text, as the API keeps it; null for any other. */
export function readHandOff(text: string): PaymentHandOff | null {
  return codec.decode(text) ?? null;
}
