import type { Kysely } from 'kysely';
import type { PersonalData } from '../database/personal-data.ts';
import type { Database } from '../database/schema.ts';

export const mailsOfPeople: PersonalData = {
  held: async (db, { userId }) => ({ mails: await mailsTo(db, userId) }),

  async erase(trx, { userId, email }) {
    // The code is of no use any more. Accounts are not looked up for a code, so its mail names an address only.
    await trx
      .deleteFrom('mails')
      .where('template', '=', 'password-code')
      .where((row) => row(row.fn<string>('lower', ['recipient']), '=', email.toLowerCase()))
      .execute();
    // One that still waits goes out, with the invoice it carries, and is forgotten then.
    await trx
      .updateTable('mails')
      .set({ recipient: '', facts: '', fault: '' })
      .where('user_id', '=', userId)
      .where('state', 'not in', ['waiting', 'sending'])
      .execute();
  },
};

/** What was written to the person lately; the store itself forgets mails after a month. */
async function mailsTo(db: Kysely<Database>, userId: number) {
  const mails = await db
    .selectFrom('mails')
    .select([
      'template as kind',
      'recipient as to',
      'language',
      'facts',
      'state',
      'created_at as at',
      'sent_at as sentAt',
    ])
    .where('user_id', '=', userId)
    .where('recipient', '!=', '')
    .orderBy('mail_id')
    .execute();
  return mails.map(({ facts, ...mail }) => ({ ...mail, says: JSON.parse(facts) as unknown }));
}
