import * as v from 'valibot';
import { LIMITS } from '../domain/constants.ts';
import { profileSaveOf } from '../domain/person.ts';
import { defineCall } from './call.ts';
import {
  IdempotencyKey,
  OptionalPlaceId,
  optionalText,
  RecordId,
  requiredText,
  WholeNumber,
} from './shapes/request-fields.ts';
import { UserRecord } from './shapes/user-record.ts';

const { signUp } = LIMITS;

const Saved = v.object({ ResponseMsg: v.literal('Saved Successfully'), ...UserRecord.entries });
/** What another back end may answer in place of it (spec §8); ours refuses with a status. */
const NotSaved = v.object({ ResponseMsg: v.optional(v.string()) });

/**
 * The e-mail address is not among what can be changed. 403 for another's UserID; 409 'profile-changed' when the profile
 * is no longer the one of ProfileVersion: nothing was saved. Without a ProfileVersion the last one to save wins.
 */
export const updateProfile = defineCall({
  name: 'update-profile',
  access: 'token',
  effect: 'write',
  summary: 'Changes name, mobile number and address of the person logged in; answers the person as saved.',
  request: v.object({
    UserID: v.optional(RecordId),
    FirstName: requiredText(signUp.firstName),
    LastName: requiredText(signUp.lastName),
    AddressLineOne: requiredText(signUp.address),
    CityId: OptionalPlaceId,
    StateProvinceID: OptionalPlaceId,
    PostalCode: optionalText(12),
    /** Absent leaves the number as it is. */
    MobileNo: v.optional(optionalText(20)),
    CountryID: OptionalPlaceId,
    ProfileVersion: v.optional(WholeNumber),
    IdempotencyKey: v.optional(IdempotencyKey),
  }),
  answer: v.array(v.union([Saved, NotSaved])),
  decode: profileSaveOf,
});
