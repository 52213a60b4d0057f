import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { mailKeys } from '../../platform/mail/mail-keys.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { verifyPassword } from '../people/passwords.ts';
import { erasePerson } from './erase-person.ts';
import { isUnderWay } from './under-way.ts';

export type AccountDeletion = 'deleted' | 'wrong-password' | 'under-way';

/** Deletes an account whose owner proves to be it. The password's slow check comes before the transaction. */
export async function deleteAccount(
  db: Kysely<Database>,
  { userId, password, now }: { readonly userId: number; readonly password: string; readonly now: Date },
): Promise<AccountDeletion> {
  const { password_hash: hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (!(await verifyPassword(hash, password))) return 'wrong-password';
  return db.transaction().execute(async (trx) => {
    // Whoever buys or saves an address for this person waits here. A password changed meanwhile asks for the new one.
    const person = await trx
      .selectFrom('users')
      .selectAll()
      .where('user_id', '=', userId)
      .where('password_hash', '=', hash)
      .forUpdate()
      .executeTakeFirst();
    if (!person) return 'wrong-password';
    if (await isUnderWay(trx, userId, now)) return 'under-way';
    await erasePerson(
      trx,
      { userId, email: person.email_address, isEmailProven: person.email_proven_at !== null },
      now,
    );
    await queueMail(
      trx,
      {
        key: mailKeys.accountDeleted(userId),
        to: person.email_address,
        userId,
        language: await lastLanguage(trx, userId),
        message: { template: 'account-deleted', facts: { name: person.first_name } },
      },
      now,
    );
    return 'deleted';
  });
}

/** The one of the person's last order; accounts themselves keep none. */
async function lastLanguage(trx: Kysely<Database>, userId: number): Promise<'en' | 'ar'> {
  const last = await trx
    .selectFrom('orders')
    .select('language')
    .where('user_id', '=', userId)
    .orderBy('order_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.language ?? 'en';
}
