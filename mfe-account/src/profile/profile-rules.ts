import { LIMITS } from 'shared-contracts/domain/constants';
import type { FieldRule } from 'shared-contracts/domain/validation';

const { signUp } = LIMITS;

/** What is typed into the profile form, by the names of its controls, with the limits of spec §5. */
export const PROFILE_RULES = {
  FirstName: { required: true, max: signUp.firstName },
  LastName: { required: true, max: signUp.lastName },
  // The limit that the spec leaves open is that of the call's schema.
  PostalCode: { max: 12 },
  AddressLineOne: { required: true, max: signUp.address },
} as const satisfies Record<string, FieldRule>;
