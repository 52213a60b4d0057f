import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import type { RememberedMails } from './transport.ts';

/** How long the store can say what it wrote to a shopper. */
export const REMEMBERED_DAYS = 30;
const AT_ONCE = 1000;

/**
 * Erases receivers and contents of old mails and of deleted accounts. Keys stay, so that no mail is written twice; a
 * waiting mail keeps its data until it is sent. Several processes may run it at once.
 */
export async function forgetMails(db: Db, before: Date): Promise<void> {
  for (let forgotten = AT_ONCE; forgotten === AT_ONCE; ) {
    const { numAffectedRows = 0n } = await sql`
      update mails set recipient = '', facts = '', fault = ''
      where mail_id = any(array(
        select mail_id from mails
        where recipient <> '' and state in ('sent', 'unsure', 'given-up', 'held')
          and (created_at <= ${before} or user_id in (select user_id from users where deleted_at is not null))
        limit ${AT_ONCE} for update skip locked
      ))`.execute(db);
    forgotten = Number(numAffectedRows);
  }
}

/** The keys of mails that are neither erased nor of a deleted account. */
export function rememberedMails(db: Db): RememberedMails {
  return async (keys) => {
    const remembered = await db
      .selectFrom('mails')
      .select('mail_key')
      .where(sql<boolean>`mail_key = any(${[...keys]}::text[])`)
      .where('recipient', '!=', '')
      .execute();
    return new Set(remembered.map((mail) => mail.mail_key));
  };
}
