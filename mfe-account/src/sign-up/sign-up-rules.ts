import { LIMITS } from 'shared-contracts/domain/constants';
import type { FieldRule } from 'shared-contracts/domain/validation';

const { signUp, passwordMinimum } = LIMITS;

/** The fields of ACC-03 in its order, named as in the call. */
export const SIGN_UP_RULES = {
  FirstName: { required: true, max: signUp.firstName },
  LastName: { required: true, max: signUp.lastName },
  EmailAddress: { required: true, email: true, max: signUp.email },
  Password: { required: true, min: passwordMinimum, max: signUp.password, password: 'to-be-set' },
  CountryID: { required: true },
  StateProvinceId: {},
  CityId: {},
  // The spec has no limit for these two: they are the call's.
  PostalCode: { max: 12 },
  MobileNo: { max: 20 },
  AddressLineOne: { required: true, max: signUp.address },
} as const satisfies Record<string, FieldRule>;

export type SignUpField = keyof typeof SIGN_UP_RULES;
