import type { User } from 'shared-contracts';
import type { CallRequest } from 'shared-contracts/api/call';
import type { saveAddress } from 'shared-contracts/api/save-address';
import type { SavedAddress } from 'shared-contracts/api/shapes/saved-address';
import { NONE_CHOSEN } from 'shared-contracts/domain/constants';
import { HOME_COUNTRY } from 'shared-contracts/domain/indian-address';
import { INDIAN_MOBILE, indianMobile } from 'shared-contracts/domain/mobile';

/** The fields of an address in the order they stand in the form, named as save-address names them. */
export const ADDRESS_FIELDS = ['Name', 'Phone', 'AddressLineOne', 'StateProvinceID', 'CityID', 'PostalCode'] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** What the address form holds; places that are not chosen are NONE_CHOSEN (-999). */
export interface AddressValues {
  readonly Name: string;
  readonly Phone: string;
  readonly AddressLineOne: string;
  readonly StateProvinceID: number;
  readonly CityID: number;
  readonly PostalCode: string;
  readonly IsDefault: boolean;
}

/** A new address starts with its owner's name and mobile; the first one of a book with the account's own address. */
export function newAddressOf(user: User, isFirst: boolean): AddressValues {
  const mobile = indianMobile(user.MobileNo ?? '');
  const isHome = isFirst && user.CountryName === HOME_COUNTRY;
  return {
    Name: `${user.FirstName} ${user.LastName}`.trim(),
    Phone: INDIAN_MOBILE.test(mobile) ? mobile : '',
    AddressLineOne: isHome ? (user.AddressLineOne ?? '') : '',
    StateProvinceID: (isHome ? user.StateProvinceID : null) ?? NONE_CHOSEN,
    CityID: (isHome ? user.CityID : null) ?? NONE_CHOSEN,
    PostalCode: isHome ? (user.PostalCode ?? '') : '',
    IsDefault: false,
  };
}

export function savedValues(saved: SavedAddress): AddressValues {
  const { Name, Phone, AddressLineOne, StateProvinceID, CityID, PostalCode, IsDefault } = saved;
  return { Name, Phone, AddressLineOne, StateProvinceID, CityID, PostalCode, IsDefault };
}

/** The form as the call wants it; `addressId` is that of the address to change, undefined adds one. */
export function addressRequest(
  values: AddressValues,
  addressId: number | undefined,
): Omit<CallRequest<typeof saveAddress>, 'IdempotencyKey'> {
  return {
    ...values,
    Name: values.Name.trim(),
    Phone: indianMobile(values.Phone),
    PostalCode: values.PostalCode.trim(),
    ...(addressId === undefined ? {} : { AddressID: addressId }),
  };
}
