import type { Selectable } from 'kysely';
import type { Database, Db } from '../../../platform/database/schema.ts';
import { mailKey, queueMail } from '../../../platform/mail/queue-mail.ts';
import type { StoreFacts } from '../../../platform/settings/store-facts.ts';
import { questionAnswered, questionForStore } from './question-mails.ts';

/** To the store's staff. */
export async function mailAsked(trx: Db, questionId: number, store: StoreFacts, now: Date): Promise<void> {
  const facts = { questionId };
  await queueMail(
    trx,
    questionForStore,
    { about: questionId, to: store.email, userId: null, language: 'en', facts },
    now,
  );
}

/** To who asked; each answer is mailed once. */
export async function mailAnswer(
  trx: Db,
  question: Pick<Selectable<Database['product_questions']>, 'question_id' | 'email' | 'user_id' | 'language'>,
  now: Date,
): Promise<number | null> {
  const { question_id: questionId, email: to, user_id: userId, language } = question;
  const key = `${mailKey(questionAnswered, questionId)}-${now.getTime()}`;
  const facts = { questionId, answeredAt: now.toISOString() };
  return queueMail(trx, questionAnswered, { about: questionId, to, userId, language, facts, key }, now);
}
