import { ADDRESS_FIELDS, type AddressField } from 'shared-contracts/domain/indian-address';

/** In the order of the form, named as in the payment request. */
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
