import type { User } from 'shared-contracts';
import { type AddressValues, HOME_COUNTRY, isMobile } from '../../contract/domain/indian-address.ts';
import { indianMobile } from '../../contract/domain/mobile.ts';
import { pinDigits } from '../../contract/domain/pin-form.ts';
import type { SavedAddress } from '../../contract/domain/saved-address.ts';

/** An id of the API as a form holds it. */
export function idText(id: number | null | undefined): string {
  return id && id > 0 ? String(id) : '';
}

/** Whether a form's city is the name of a town that is not listed, instead of an id. */
export function isTownName(city: string): boolean {
  return /\D/.test(city);
}

/** The account's own address, and whose it is. One abroad is of no use to a store that delivers within India only. */
export function accountAddress(user: User): AddressValues {
  const isHome = !user.CountryName || user.CountryName === HOME_COUNTRY;
  const mobile = indianMobile(user.MobileNo ?? '');
  return {
    Name: `${user.FirstName} ${user.LastName}`.trim(),
    Phone: isMobile(mobile) ? mobile : '',
    AddressLineOne: (isHome && user.AddressLineOne) || '',
    StateProvinceID: isHome ? idText(user.StateProvinceID) : '',
    CityID: isHome ? idText(user.CityID) : '',
    PostalCode: pinDigits((isHome && user.PostalCode) || ''),
  };
}

/** An address of the address book. */
export function savedAddress(saved: SavedAddress): AddressValues {
  return {
    Name: saved.name,
    Phone: saved.phone,
    AddressLineOne: saved.line,
    StateProvinceID: idText(saved.stateId),
    CityID: idText(saved.cityId) || saved.city,
    PostalCode: saved.pincode,
  };
}

/** The address as it is sent. */
export function addressToSend({ Name, Phone, AddressLineOne, StateProvinceID, CityID, PostalCode }: AddressValues) {
  return {
    Name: Name.trim(),
    Phone: indianMobile(Phone),
    AddressLineOne: AddressLineOne.trim(),
    StateProvinceID: Number(StateProvinceID),
    ...(isTownName(CityID) ? { CityID: null, CityName: CityID } : { CityID: Number(CityID) || null }),
    PostalCode: pinDigits(PostalCode),
  };
}
