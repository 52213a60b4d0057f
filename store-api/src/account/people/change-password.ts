import type { Db } from '../../platform/database/schema.ts';
import { transact } from '../../platform/database/transact.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { releaseHeldMails } from '../../platform/mail/release-held-mails.ts';
import { type CodeTry, countTry, redeemCode } from './password-codes.ts';
import { passwordChanged } from './password-mails.ts';
import { isCommonPassword, isPersonalPassword, type PasswordRefusal } from './password-policy.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

interface PasswordChange {
  readonly email: string;
  readonly code: string;
  /** From `clientOrigin`. */
  readonly origin: string;
  readonly password: string;
  readonly storeName: string;
}

/**
 * Sets a new password with a mailed code and ends all sessions and passkeys, so that an intruder loses the account. A
 * password that is easy to guess is refused and leaves the code valid. 'invalid-code' for a wrong, used or expired code,
 * one without tries left, and an unknown address: all do the same work, including two slow hashes, so that their time
 * does not reveal an account.
 */
export async function changePassword(
  db: Db,
  { email, code, origin, password, storeName }: PasswordChange,
  now: Date,
): Promise<'changed' | 'invalid-code' | PasswordRefusal> {
  // Before the code: this refusal says nothing about the account.
  if (await isCommonPassword(password)) return 'Password too common';
  const passwordHash = await hashPassword(password);
  const tried = await countTry(db, { email, origin }, now);
  const matches = await verifyPassword(tried?.codeHash ?? undefined, code);
  if (!tried || !matches) return 'invalid-code';
  return transact(db, (trx) => setPassword(trx, tried, { password, passwordHash, storeName }, now));
}

async function setPassword(
  trx: Db,
  tried: CodeTry,
  {
    password,
    passwordHash,
    storeName,
  }: Pick<PasswordChange, 'password' | 'storeName'> & { readonly passwordHash: string },
  now: Date,
): Promise<'changed' | 'invalid-code' | PasswordRefusal> {
  const { userId } = tried;
  // Every transaction locks the person's row first: a concurrent deletion or login waits here.
  const person = await trx
    .selectFrom('users')
    .select(['user_id', 'first_name', 'last_name', 'email_address'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!person) return 'invalid-code';
  const known = { email: person.email_address, names: [person.first_name, person.last_name] };
  if (isPersonalPassword(password, known, storeName)) return 'Password too personal';
  if (!(await redeemCode(trx, tried))) return 'invalid-code';
  await trx
    .updateTable('users')
    .set({ password_hash: passwordHash, email_proven_at: now })
    .where('user_id', '=', userId)
    .execute();
  await releaseHeldMails(trx, person.user_id, now);
  // All that opened the account ends with the old password.
  for (const table of ['sessions', 'login_origins', 'passkeys'] as const) {
    await trx.deleteFrom(table).where('user_id', '=', userId).execute();
  }
  const facts = { name: person.first_name, at: now.toISOString() };
  await queueMail(
    trx,
    passwordChanged,
    { about: tried.codeId, to: person.email_address, userId, language: tried.language, facts },
    now,
  );
  return 'changed';
}
