import { ADDRESS_FIELDS, type AddressField } from 'shared-contracts/domain/indian-address';

/** The fields of the checkout form, in the order they stand in it, named as the payment's request names them. */
export const DELIVERY_FIELDS = [
  'ContactEmail',
  'Name',
  'Phone',
  'BuyerGstin',
  'AddressLineOne',
  'StateProvinceID',
  'CityID',
  'PostalCode',
] as const satisfies readonly (AddressField | 'ContactEmail' | 'BuyerGstin')[];
export type DeliveryField = (typeof DELIVERY_FIELDS)[number];

/** Whether a control of the page, by its name, is a part of the address. */
export function isAddressField(name: string): name is AddressField {
  return ADDRESS_FIELDS.some((field) => field === name);
}
