/** The fields of the checkout form, in the order they stand in it. */
export const DELIVERY_FIELDS = ['email', 'name', 'phone', 'address', 'stateId', 'cityId', 'postalCode'] as const;
export type DeliveryField = (typeof DELIVERY_FIELDS)[number];

/** What each is called in the payment's request. */
const REQUEST_NAMES: Readonly<Record<DeliveryField, string>> = {
  email: 'ContactEmail',
  name: 'Name',
  phone: 'Phone',
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
