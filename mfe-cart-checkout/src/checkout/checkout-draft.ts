import { $pincode, persistedAtom, type User } from 'shared-contracts';
import { ADDRESS_FIELDS, type AddressField } from 'shared-contracts/domain/indian-address';
import { accountAddress } from 'shared-contracts/kit/address/values';
import * as v from 'valibot';

/** The checkout form, in local storage under `store:checkoutDraft`. Ids are texts, as in a select. */
const CheckoutDraft = v.object({
  /** Another person's draft is never shown. */
  UserID: v.number(),
  ContactEmail: v.string(),
  /** '' for none. */
  BuyerGstin: v.string(),
  Name: v.string(),
  Phone: v.string(),
  AddressLineOne: v.string(),
  StateProvinceID: v.string(),
  CityID: v.string(),
  PostalCode: v.string(),
  /** AddressID of a saved address, NEW_ADDRESS, or '' before a choice. */
  deliverTo: v.optional(v.string(), ''),
  /** The shopper typed the address or changed a chosen one. Drafts without this field may contain a typed one. */
  addressTyped: v.optional(v.boolean(), true),
  /** Save a new address in the address book. */
  keepsAddress: v.optional(v.boolean(), false),
  /** The applied discount code; '' for none. */
  couponCode: v.string(),
  /** Typed and not applied yet. */
  couponTyped: v.optional(v.string(), ''),
});
export type CheckoutDraft = v.InferOutput<typeof CheckoutDraft>;

/** What the shopper types of it, in the order of the form, named as in the payment request. */
export const DELIVERY_FIELDS = [
  'ContactEmail',
  'Name',
  'Phone',
  'BuyerGstin',
  'AddressLineOne',
  'PostalCode',
  'StateProvinceID',
  'CityID',
] as const satisfies readonly (AddressField | 'ContactEmail' | 'BuyerGstin')[];
export type DeliveryField = (typeof DELIVERY_FIELDS)[number];

export function isAddressField(name: string): name is AddressField {
  return ADDRESS_FIELDS.some((field) => field === name);
}

/** `deliverTo` of an address that is not in the address book. */
export const NEW_ADDRESS = 'new';

const StoredDraft = v.pipe(v.string(), v.parseJson(), CheckoutDraft);

export const $checkoutDraft = persistedAtom<CheckoutDraft | null>({
  key: 'store:checkoutDraft',
  belongsTo: 'person',
  initial: null,
  decode(text) {
    const stored = v.safeParse(StoredDraft, text);
    return stored.success ? stored.output : undefined;
  },
  encode: (draft) => (draft === null ? null : JSON.stringify(draft)),
});

/** The person's stored draft, or one prefilled from the account. */
export function draftFor(user: User, stored: CheckoutDraft | null): CheckoutDraft {
  if (stored?.UserID === user.UserID) return stored;
  return {
    UserID: user.UserID,
    ContactEmail: user.EmailAddress,
    BuyerGstin: '',
    ...accountAddress(user),
    // The code that delivery was asked for, until there is an address (CAT-30).
    PostalCode: accountAddress(user).PostalCode || $pincode.get(),
    deliverTo: '',
    addressTyped: false,
    keepsAddress: false,
    couponCode: '',
    couponTyped: '',
  };
}

/** '29 aagcr4375j1zu' becomes '29AAGCR4375J1ZU'. */
export function plainGstin(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}
