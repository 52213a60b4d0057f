/** The fields of the checkout form, in the order they stand in it. */
export const DELIVERY_FIELDS = [
  'email',
  'name',
  'phone',
  'gstin',
  'address',
  'stateId',
  'cityId',
  'postalCode',
] as const;
export type DeliveryField = (typeof DELIVERY_FIELDS)[number];

/** Those that say whose door it goes to: what an address of the address book holds. */
export const ADDRESS_FIELDS = ['name', 'phone', 'address', 'stateId', 'cityId', 'postalCode'] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** Whether a control of the page, by its name, is a part of the address. */
export function isAddressField(name: string): name is AddressField {
  return ADDRESS_FIELDS.some((field) => field === name);
}

/** What each is called in the payment's request. */
const REQUEST_NAMES: Readonly<Record<DeliveryField, string>> = {
  email: 'ContactEmail',
  name: 'Name',
  phone: 'Phone',
  gstin: 'BuyerGstin',
  address: 'AddressLineOne',
  stateId: 'StateProvinceID',
  cityId: 'CityID',
  postalCode: 'PostalCode',
};

/** The form's field for a path that the server names in a 400, e.g. 'DeliveryAddress.PostalCode'. */
export function fieldOfRequest(path: string): DeliveryField | undefined {
  const name = path.split('.').at(-1);
  return DELIVERY_FIELDS.find((field) => REQUEST_NAMES[field] === name);
}

/** Whether a control of the page, by its name, is a field of the form. */
export function isDeliveryField(name: string): name is DeliveryField {
  return DELIVERY_FIELDS.some((field) => field === name);
}
