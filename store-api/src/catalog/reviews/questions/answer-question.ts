import type { Db } from '../../../platform/database/schema.ts';
import { transact } from '../../../platform/database/transact.ts';
import { mailOutlook } from '../../../platform/mail/mail-outlook.ts';
import { mailAnswer } from './mail-question.ts';

export type Answered =
  /** `mail`: what becomes of the mail with it, for the operator. */
  { readonly kind: 'published'; readonly mail: string } | { readonly kind: 'unchanged' } | { readonly kind: 'unknown' };

/** Answers a question and shows both in the store; a corrected answer is mailed again. */
export function answerQuestion(db: Db, questionId: number, answer: string, now: Date): Promise<Answered> {
  return transact(db, async (trx) => {
    const question = await trx
      .selectFrom('product_questions')
      .selectAll()
      .where('question_id', '=', questionId)
      .forUpdate()
      .executeTakeFirst();
    if (!question) return { kind: 'unknown' };
    if (question.status === 'approved' && question.answer === answer) return { kind: 'unchanged' };
    await trx
      .updateTable('product_questions')
      .set({ answer, answered_at: now, status: 'approved' })
      .where('question_id', '=', questionId)
      .execute();
    return { kind: 'published', mail: await mailOutlook(trx, await mailAnswer(trx, question, now)) };
  });
}
