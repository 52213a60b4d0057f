import type { User } from 'shared-contracts';
import type { CallRequest } from 'shared-contracts/api/call';
import type { updateProfile } from 'shared-contracts/api/update-profile';
import { idText } from 'shared-contracts/kit/address/values';
import type { ChosenPlaces } from '../places/place-fields.tsx';

export interface ProfileValues extends ChosenPlaces {
  readonly FirstName: string;
  readonly LastName: string;
  readonly PostalCode: string;
  readonly MobileNo: string;
  readonly AddressLineOne: string;
}

export function valuesOf(user: User): ProfileValues {
  return {
    FirstName: user.FirstName,
    LastName: user.LastName,
    PostalCode: user.PostalCode ?? '',
    MobileNo: user.MobileNo ?? '',
    AddressLineOne: user.AddressLineOne ?? '',
    country: idText(user.CountryID),
    state: idText(user.StateProvinceID),
    city: idText(user.CityID),
  };
}

/** The server trims texts. */
export function asSaved(values: ProfileValues): ProfileValues {
  return {
    ...values,
    FirstName: values.FirstName.trim(),
    LastName: values.LastName.trim(),
    PostalCode: values.PostalCode.trim(),
    MobileNo: values.MobileNo.trim(),
    AddressLineOne: values.AddressLineOne.trim(),
  };
}

export function sameValues(a: ProfileValues, b: ProfileValues): boolean {
  return (
    a.FirstName === b.FirstName &&
    a.LastName === b.LastName &&
    a.PostalCode === b.PostalCode &&
    a.MobileNo === b.MobileNo &&
    a.AddressLineOne === b.AddressLineOne &&
    a.country === b.country &&
    a.state === b.state &&
    a.city === b.city
  );
}

/** Places that are not chosen are null (spec §7). */
export function profileRequest(values: ProfileValues, saved: User): CallRequest<typeof updateProfile> {
  return {
    UserID: saved.UserID,
    FirstName: values.FirstName,
    LastName: values.LastName,
    AddressLineOne: values.AddressLineOne,
    CityId: placeId(values.city),
    StateProvinceID: placeId(values.state),
    PostalCode: values.PostalCode,
    MobileNo: values.MobileNo,
    CountryID: placeId(values.country),
    ...(saved.ProfileVersion == null ? {} : { ProfileVersion: saved.ProfileVersion }),
  };
}

function placeId(chosen: string): number | null {
  return chosen === '' ? null : Number(chosen);
}
