import type { signupUser } from 'shared-contracts/api/signup-user';
import type { InferOutput } from 'valibot';
import { recordConsent } from '../../platform/consents/record-consent.ts';
import { personSubject } from '../../platform/consents/subjects.ts';
import type { Db } from '../../platform/database/schema.ts';
import { transact } from '../../platform/database/transact.ts';
import { writeOnce } from '../../platform/http/write-once.ts';
import { type PasswordRefusal, passwordRefusal } from './password-policy.ts';
import { hashPassword, passwordTag } from './passwords.ts';
import { usersRepository } from './users-repository.ts';

type SignUpRequest = InferOutput<(typeof signupUser)['request']>;
type SignUpResult = 'saved' | 'email-exists' | PasswordRefusal;

/** Hashes the password, which is slow, before the transaction. */
export async function signUp(
  db: Db,
  request: SignUpRequest,
  { storeName, now }: { readonly storeName: string; readonly now: Date },
): Promise<SignUpResult> {
  const known = { email: request.EmailAddress, names: [request.FirstName, request.LastName] };
  const refusal = await passwordRefusal(request.Password, known, storeName);
  if (refusal) return refusal;
  const passwordHash = await hashPassword(request.Password);
  const key = request.IdempotencyKey;
  const add = (trx: Db) => addUser(trx, request, { passwordHash, now });
  if (key === undefined) return transact(db, add);
  const seen = { ...request, Password: await passwordTag(request.Password, key) };
  return writeOnce(db, { scope: 'signup-user', key, request: seen }, add);
}

async function addUser(
  trx: Db,
  request: SignUpRequest,
  { passwordHash, now }: { readonly passwordHash: string; readonly now: Date },
) {
  const added = await usersRepository(trx).add({
    first_name: request.FirstName,
    last_name: request.LastName,
    email_address: request.EmailAddress,
    password_hash: passwordHash,
    mobile_no: request.MobileNo,
    address_line_one: request.AddressLineOne,
    city_id: request.CityId,
    state_province_id: request.StateProvinceId,
    postal_code: request.PostalCode,
    country_id: request.CountryID,
  });
  if (added === null) return 'email-exists' as const;
  await recordConsent(trx, { subject: personSubject(added), purpose: 'account', now });
  return 'saved' as const;
}
