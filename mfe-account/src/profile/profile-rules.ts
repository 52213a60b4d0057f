import { LIMITS } from 'shared-contracts/domain/constants';
import type { FieldRule } from 'shared-contracts/domain/validation';

const { signUp } = LIMITS;

/** Limits of spec §5. */
export const PROFILE_RULES = {
  FirstName: { required: true, max: signUp.firstName },
  LastName: { required: true, max: signUp.lastName },
  // The spec has no limit for these two: they are the call's.
  PostalCode: { max: 12 },
  MobileNo: { max: 20 },
  AddressLineOne: { required: true, max: signUp.address },
} as const satisfies Record<string, FieldRule>;
