import type { Selectable } from 'kysely';
import type { Database, Db } from '../../platform/database/schema.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import type { StoreFacts } from '../../platform/settings/store-facts.ts';
import { enquiryAnswered, enquiryForStore, enquiryReceived } from './enquiry-mails.ts';

/** To its sender, and to the store's staff; a complaint goes to its officer. */
export async function mailReceived(trx: Db, enquiryId: number, store: StoreFacts, now: Date): Promise<void> {
  const { kind, email, user_id, language } = await trx
    .selectFrom('enquiries')
    .select(['kind', 'email', 'user_id', 'language'])
    .where('enquiry_id', '=', enquiryId)
    .executeTakeFirstOrThrow();
  const facts = { enquiryId };
  await queueMail(trx, enquiryReceived, { about: enquiryId, to: email, userId: user_id, language, facts }, now);
  const to = kind === 'grievance' ? store.grievanceEmail : store.email;
  await queueMail(trx, enquiryForStore, { about: enquiryId, to, userId: null, language: 'en', facts }, now);
}

/** Each answer is mailed once. */
export async function mailAnswer(
  trx: Db,
  enquiry: Pick<Selectable<Database['enquiries']>, 'enquiry_id' | 'email' | 'user_id' | 'language'>,
  actId: number,
  now: Date,
): Promise<number | null> {
  const { enquiry_id: enquiryId, email: to, user_id: userId, language } = enquiry;
  return queueMail(trx, enquiryAnswered, { about: actId, to, userId, language, facts: { enquiryId, actId } }, now);
}
