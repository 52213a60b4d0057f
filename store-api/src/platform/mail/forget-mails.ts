import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { RememberedMails } from './transport.ts';

/** For so long a shopper may ask what the store has written to them. */
export const REMEMBERED_DAYS = 30;
const AT_ONCE = 1000;

/**
 * Forgets to whom mails went and what they said, in any case where the account is deleted. Their keys stay, so that
 * none is ever written again; one that still waits to be sent keeps what it needs. Any number of processes may do it at
 * once.
 * @param before what was written earlier is forgotten
 */
export async function forgetMails(db: Kysely<Database>, before: Date): Promise<void> {
  for (let forgotten = AT_ONCE; forgotten === AT_ONCE; ) {
    const { numAffectedRows = 0n } = await sql`
      update mails set recipient = '', facts = '', fault = ''
      where mail_id = any(array(
        select mail_id from mails
        where recipient <> '' and state in ('sent', 'unsure', 'given-up')
          and (created_at <= ${before} or user_id in (select user_id from users where deleted_at is not null))
        limit ${AT_ONCE} for update skip locked
      ))`.execute(db);
    forgotten = Number(numAffectedRows);
  }
}

/** Which mails are not forgotten, nor gone with an account. */
export function rememberedMails(db: Kysely<Database>): RememberedMails {
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
