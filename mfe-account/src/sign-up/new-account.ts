import type { CallRequest } from 'shared-contracts/api/call';
import type { signupUser } from 'shared-contracts/api/signup-user';
import { NONE_CHOSEN } from 'shared-contracts/domain/constants';
import type { Values } from 'shared-contracts/kit/form/use-form';
import type { SignUpField } from './sign-up-rules.ts';

/** -999 for a place that is not chosen (ACC-03). */
export function newAccount(typed: Values<SignUpField>): CallRequest<typeof signupUser> {
  return {
    FirstName: typed.FirstName,
    LastName: typed.LastName,
    EmailAddress: typed.EmailAddress,
    Password: typed.Password,
    MobileNo: typed.MobileNo,
    AddressLineOne: typed.AddressLineOne,
    CityId: placeId(typed.CityId),
    StateProvinceId: placeId(typed.StateProvinceId),
    PostalCode: typed.PostalCode,
    CountryID: Number(typed.CountryID),
  };
}

function placeId(chosen: string): number {
  return chosen === '' ? NONE_CHOSEN : Number(chosen);
}
