import type { Db } from '../database/schema.ts';
import { emailKey } from '../email-key.ts';

/** Sends what waited for a person's proof of their address. */
export async function releaseHeldMails(trx: Db, userId: number, now: Date): Promise<void> {
  await trx
    .updateTable('mails')
    .set({ state: 'waiting', attempts: 0, next_attempt_at: now })
    .where('user_id', '=', userId)
    .where('state', '=', 'held')
    .execute();
}

/** The same for an address whose owner has no account. */
export async function releaseMailsHeldFor(trx: Db, email: string, now: Date): Promise<void> {
  await trx
    .updateTable('mails')
    .set({ state: 'waiting', attempts: 0, next_attempt_at: now })
    .where((row) => row(row.fn<string>('lower', ['recipient']), '=', emailKey(email)))
    .where('user_id', 'is', null)
    .where('state', '=', 'held')
    .execute();
}
