import { persistedAtom, type User } from 'shared-contracts';
import { accountAddress } from 'shared-contracts/kit/address/values';
import * as v from 'valibot';

/** What the shopper has typed at checkout, kept under local storage's `store:checkoutDraft`. Ids as in a select: text. */
const CheckoutDraft = v.object({
  /** Whose it is: another person's draft is never shown. */
  UserID: v.number(),
  ContactEmail: v.string(),
  /** Of a business that buys; '' for none. */
  BuyerGstin: v.string(),
  Name: v.string(),
  Phone: v.string(),
  AddressLineOne: v.string(),
  StateProvinceID: v.string(),
  CityID: v.string(),
  PostalCode: v.string(),
  /** The address that is chosen: AddressID of one in the address book, NEW_ADDRESS, or '' while none was chosen. */
  deliverTo: v.optional(v.string(), ''),
  /** Whether the shopper typed the address, or changed a chosen one. Drafts that do not say so may hold a typed one. */
  addressTyped: v.optional(v.boolean(), true),
  /** Whether a new address is to be saved in the address book. */
  keepsAddress: v.optional(v.boolean(), false),
  /** The discount code that is applied; '' for none. */
  couponCode: v.string(),
  /** One that is typed and not applied yet. */
  couponTyped: v.optional(v.string(), ''),
});
export type CheckoutDraft = v.InferOutput<typeof CheckoutDraft>;

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

/** The person's own draft, or one prefilled with what their account knows. */
export function draftFor(user: User, stored: CheckoutDraft | null): CheckoutDraft {
  if (stored?.UserID === user.UserID) return stored;
  return {
    UserID: user.UserID,
    ContactEmail: user.EmailAddress,
    BuyerGstin: '',
    ...accountAddress(user),
    deliverTo: '',
    addressTyped: false,
    keepsAddress: false,
    couponCode: '',
    couponTyped: '',
  };
}

/** A GSTIN as it is compared and sent: '29 aagcr4375j1zu' is '29AAGCR4375J1ZU'. */
export function plainGstin(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}
