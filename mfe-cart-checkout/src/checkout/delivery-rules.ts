import { isGstin } from 'shared-contracts/domain/gstin';
import { ADDRESS_LABELS } from 'shared-contracts/kit/address/address-field';
import { type AddressWords, addressRules } from 'shared-contracts/kit/address/rules';
import type { Rule } from 'shared-contracts/kit/form/use-form';
import type { DeliveryField } from './checkout-draft.ts';
import { plainGstin } from './checkout-draft.ts';

interface Destination {
  readonly digitalOnly: boolean;
  /** GST code of the chosen state ('29'); '' while unknown: then only the server checks the PIN against it. */
  readonly gstCode: string;
}

const EMAIL_MAX = 200;

/** The key of each label among the words. */
export const DELIVERY_LABELS = {
  ...ADDRESS_LABELS,
  ContactEmail: 'email',
  BuyerGstin: 'gstin',
} as const satisfies Record<DeliveryField, string>;

/** A cart of digital products needs only name, e-mail and state (PAY-02). */
export function deliveryRules(
  t: AddressWords,
  gstinFault: string,
  { digitalOnly, gstCode }: Destination,
): Readonly<Record<DeliveryField, Rule>> {
  const { Name, Phone, AddressLineOne, StateProvinceID, CityID, PostalCode } = addressRules(t, gstCode);
  const ofParcel = (rule: Rule): Rule => (digitalOnly ? {} : rule);
  return {
    ContactEmail: { required: true, max: EMAIL_MAX, email: true },
    Name,
    Phone: ofParcel(Phone),
    BuyerGstin: { also: (typed) => (isGstin(plainGstin(typed)) ? null : gstinFault) },
    AddressLineOne: ofParcel(AddressLineOne),
    PostalCode: ofParcel(PostalCode),
    StateProvinceID,
    CityID: ofParcel(CityID),
  };
}
