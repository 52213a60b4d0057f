import { randomUUID } from 'node:crypto';
import type { Language } from 'shared-contracts/i18n/languages';
import type { Db } from '../../platform/database/schema.ts';
import { transact } from '../../platform/database/transact.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { passwordChanged } from './password-mails.ts';
import { type PasswordRefusal, passwordRefusal } from './password-policy.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

interface KnownPasswordChange {
  readonly userId: number;
  readonly current: string;
  readonly next: string;
  readonly removesPasskeys: boolean;
  readonly language: Language;
  readonly storeName: string;
}

type Changed =
  | { readonly result: 'changed'; readonly passwordHash: string }
  | { readonly result: 'wrong-password' }
  | { readonly result: 'refused'; readonly refusal: PasswordRefusal };

/** Sets a new password with the present one and ends every session, and every passkey if asked to. Hashes, which is slow, before the transaction. */
export async function changeKnownPassword(db: Db, change: KnownPasswordChange, now: Date): Promise<Changed> {
  const { userId } = change;
  const person = await db
    .selectFrom('users')
    .select(['password_hash', 'email_address', 'first_name', 'last_name'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (!(await verifyPassword(person.password_hash, change.current))) return { result: 'wrong-password' };
  const known = { email: person.email_address, names: [person.first_name, person.last_name] };
  const refusal = await passwordRefusal(change.next, known, change.storeName);
  if (refusal) return { result: 'refused', refusal };
  const passwordHash = await hashPassword(change.next);
  const isChanged = await transact(db, async (trx) => {
    // Of two changes with the same present password one wins.
    const updated = await trx
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('user_id', '=', userId)
      .where('password_hash', '=', person.password_hash)
      .executeTakeFirst();
    if (updated.numUpdatedRows !== 1n) return false;
    const ended = ['sessions', 'login_origins', ...(change.removesPasskeys ? (['passkeys'] as const) : [])] as const;
    for (const table of ended) {
      await trx.deleteFrom(table).where('user_id', '=', userId).execute();
    }
    const facts = { name: person.first_name, at: now.toISOString() };
    const key = `${passwordChanged.template}-${randomUUID()}`;
    const mail = { about: userId, key, to: person.email_address, userId, language: change.language, facts };
    await queueMail(trx, passwordChanged, mail, now);
    return true;
  });
  return isChanged ? { result: 'changed', passwordHash } : { result: 'wrong-password' };
}
