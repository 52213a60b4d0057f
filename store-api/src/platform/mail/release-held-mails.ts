import type { Db } from '../database/schema.ts';

/** Sends what waited for a person's proof of their address. */
export async function releaseHeldMails(trx: Db, userId: number, now: Date): Promise<void> {
  await trx
    .updateTable('mails')
    .set({ state: 'waiting', attempts: 0, next_attempt_at: now })
    .where('user_id', '=', userId)
    .where('state', '=', 'held')
    .execute();
}
