import type { SavedAddress as Answer } from '../api/shapes/saved-address.ts';

/** An address of the book. One of a person's addresses is the default. */
export interface SavedAddress {
  readonly id: number;
  readonly name: string;
  readonly phone: string;
  readonly line: string;
  readonly city: string;
  /** Of a listed town. */
  readonly cityId?: number | undefined;
  readonly state: string;
  readonly stateId: number;
  readonly pincode: string;
  readonly isDefault: boolean;
}

/** The default first, then the last saved first. */
export type AddressBook = readonly SavedAddress[];

export function addressBookOf(addresses: readonly Answer[]): AddressBook {
  return addresses.map((address) => ({
    id: address.AddressID,
    name: address.Name,
    phone: address.Phone,
    line: address.AddressLineOne,
    city: address.CityName,
    cityId: address.CityID > 0 ? address.CityID : undefined,
    state: address.StateName,
    stateId: address.StateProvinceID,
    pincode: address.PostalCode,
    isDefault: address.IsDefault,
  }));
}
