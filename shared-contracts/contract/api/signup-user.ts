import * as v from 'valibot';
import { LIMITS } from '../domain/constants.ts';
import { outcomeBy } from '../domain/outcome.ts';
import { defineCall } from './call.ts';
import { NewPassword, PASSWORD_REFUSALS } from './shapes/password.ts';
import {
  emailText,
  IdempotencyKey,
  OptionalPlaceId,
  optionalText,
  RecordId,
  requiredText,
} from './shapes/request-fields.ts';

const { signUp } = LIMITS;

export const signupUser = defineCall({
  name: 'signup-user',
  effect: 'write',
  summary: 'Creates an account. Does not log in.',
  request: v.object({
    FirstName: requiredText(signUp.firstName),
    LastName: requiredText(signUp.lastName),
    EmailAddress: emailText(signUp.email),
    Password: NewPassword,
    MobileNo: optionalText(20),
    AddressLineOne: requiredText(signUp.address),
    CityId: OptionalPlaceId,
    StateProvinceId: OptionalPlaceId,
    PostalCode: optionalText(12),
    CountryID: RecordId,
    IdempotencyKey: v.optional(IdempotencyKey),
  }),
  answer: v.array(
    v.object({ ResponseMsg: v.picklist(['Saved Successfully', 'Email already exists', ...PASSWORD_REFUSALS]) }),
  ),
  decode: outcomeBy({
    'Saved Successfully': 'created',
    'Email already exists': 'email-taken',
    'Password too common': 'too-common',
    'Password too personal': 'too-personal',
  }),
});
