import type { Person, PersonalData } from '../../platform/database/personal-data.ts';
import type { Db } from '../../platform/database/schema.ts';
import { addressBook } from '../addresses/addresses-repository.ts';
import { usersRepository } from '../people/users-repository.ts';

const NOT_PROVEN =
  'Messages, comments and newsletter are listed once the e-mail address is known to be yours: set a new password with a mailed code, then download again.';

/**
 * All stored personal data of a person (ACC-14). Times are UTC, money is rupees. Hashes of the password, session tokens
 * and networks are omitted: they are of no use to the person.
 */
export async function exportPerson(
  db: Db,
  userId: number,
  { parts, now }: { readonly parts: readonly PersonalData[]; readonly now: Date },
) {
  const { created_at, email_proven_at } = await db
    .selectFrom('users')
    .select(['created_at', 'email_proven_at'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const account = await usersRepository(db).record(userId);
  const person = { userId, email: account.EmailAddress, isEmailProven: email_proven_at !== null };
  return {
    madeAt: now,
    account: { ...account, since: created_at, emailProvenAt: email_proven_at },
    addresses: await addressBook(db, userId),
    sessions: await sessionsOf(db, userId),
    passkeys: await passkeysOf(db, userId),
    networksLoggedInFrom: await originsOf(db, userId),
    ...(await storedByParts(parts, db, person)),
    ...(person.isEmailProven ? {} : { note: NOT_PROVEN }),
  };
}

function sessionsOf(db: Db, userId: number) {
  return db
    .selectFrom('sessions')
    .select(['created_at as since', 'last_seen_at as lastSeen', 'expires_at as until', 'browser', 'system'])
    .where('user_id', '=', userId)
    .orderBy('session_id')
    .execute();
}

function passkeysOf(db: Db, userId: number) {
  return db
    .selectFrom('passkeys')
    .select(['name', 'added_at as addedAt', 'last_used_at as lastUsedAt'])
    .where('user_id', '=', userId)
    .orderBy('passkey_id')
    .execute();
}

function originsOf(db: Db, userId: number) {
  return db
    .selectFrom('login_origins')
    .select('last_at as lastAt')
    .where('user_id', '=', userId)
    .orderBy('last_at')
    .execute();
}

async function storedByParts(parts: readonly PersonalData[], db: Db, person: Person) {
  const stored: Record<string, unknown> = {};
  for (const part of parts) Object.assign(stored, await part.held(db, person));
  return stored;
}
