import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { type CodeTry, countTry, useCode } from './password-codes.ts';
import { passwordChanged } from './password-mails.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

interface PasswordChange {
  readonly email: string;
  readonly code: string;
  /** Where it is tried from, as `clientOrigin` says it. */
  readonly origin: string;
  readonly password: string;
}

/**
 * Sets a new password with a mailed code: false for a code that is wrong, used, worn out or over, and for an unknown
 * address. All of these do the same work, the two slow hashes included, so they take the same time.
 */
export async function changePassword(
  db: Kysely<Database>,
  { email, code, origin, password }: PasswordChange,
  now: Date,
): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  const tried = await countTry(db, { email, origin }, now);
  const matches = await verifyPassword(tried?.codeHash ?? undefined, code);
  if (!tried || !matches) return false;
  return db.transaction().execute((trx) => setPassword(trx, tried, passwordHash, now));
}

async function setPassword(trx: Kysely<Database>, tried: CodeTry, passwordHash: string, now: Date): Promise<boolean> {
  const { userId } = tried;
  // The person's row comes first, as everywhere: a deletion or a login waits here.
  const person = await trx
    .selectFrom('users')
    .select(['first_name', 'email_address'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!person || !(await useCode(trx, tried))) return false;
  await trx
    .updateTable('users')
    .set({ password_hash: passwordHash, email_proven_at: now })
    .where('user_id', '=', userId)
    .execute();
  // The old password opens nothing from now on.
  for (const table of ['sessions', 'login_origins'] as const) {
    await trx.deleteFrom(table).where('user_id', '=', userId).execute();
  }
  const facts = { name: person.first_name, at: now.toISOString() };
  await queueMail(
    trx,
    passwordChanged,
    { about: tried.codeId, to: person.email_address, userId, language: tried.language, facts },
    now,
  );
  return true;
}
