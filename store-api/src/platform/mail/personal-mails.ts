import type { PersonalData } from '../database/personal-data.ts';
import type { Db } from '../database/schema.ts';

export const mailsOfPeople: PersonalData = {
  held: async (db, { userId }) => ({ mails: await mailsTo(db, userId) }),

  async erase(trx, { userId, email }) {
    // Code mails carry no user id, since requesting a code does not look up accounts.
    await trx
      .deleteFrom('mails')
      .where('template', '=', 'password-code')
      .where((row) => row(row.fn<string>('lower', ['recipient']), '=', email.toLowerCase()))
      .execute();
    // A waiting mail is sent with its invoice and erased afterwards.
    await trx
      .updateTable('mails')
      .set({ recipient: '', facts: '', fault: '' })
      .where('user_id', '=', userId)
      .where('state', 'not in', ['waiting', 'sending'])
      .execute();
  },
};

/** The store erases mails after a month. */
async function mailsTo(db: Db, userId: number) {
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
