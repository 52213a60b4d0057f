import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import { emailKey } from '../email-key.ts';
import type { RememberedMails } from './transport.ts';

const AT_ONCE = 1000;

/**
 * Erases receivers and contents of old mails and of deleted accounts. Keys stay, so that no mail is written twice; a
 * waiting mail keeps its data until it is sent. Several processes may run it at once.
 */
export async function forgetMails(db: Db, before: Date): Promise<void> {
  await forgetSome(
    db,
    sql`select mail_id from mails where created_at <= ${before} and ${isRemembered} order by created_at`,
  );
  // An account that was deleted earlier has older mails only. Two statements: for an `or`, PostgreSQL reads all mails.
  await forgetSome(
    db,
    sql`select mail_id from mails join users using (user_id) where deleted_at > ${before} and ${isRemembered}`,
  );
}

const isRemembered = sql`recipient <> '' and state in ('sent', 'unsure', 'given-up', 'held')`;

async function forgetSome(db: Db, mails: RawBuilder<unknown>): Promise<void> {
  for (let forgotten = AT_ONCE; forgotten === AT_ONCE; ) {
    const { numAffectedRows = 0n } = await sql`
      update mails set recipient = '', facts = '', fault = ''
      where mail_id = any(array(${mails} limit ${AT_ONCE} for update of mails skip locked))`.execute(db);
    forgotten = Number(numAffectedRows);
  }
}

/** Deletes the mails of some kinds to an address, sent or not: with what they are about, they are obsolete. */
export async function forgetMailsTo(trx: Db, email: string, templates: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('mails')
    .where('template', 'in', templates)
    .where((row) => row(row.fn<string>('lower', ['recipient']), '=', emailKey(email)))
    .execute();
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
