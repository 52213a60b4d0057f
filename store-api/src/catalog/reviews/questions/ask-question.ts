import type { insertProductQuestion } from 'shared-contracts/api/insert-product-question';
import type { InferOutput } from 'valibot';
import { lockPersonShared } from '../../../account/people/lock-person.ts';
import { exists } from '../../../platform/database/exists.ts';
import type { Db } from '../../../platform/database/schema.ts';
import { writeOnce } from '../../../platform/http/write-once.ts';
import type { StoreFacts } from '../../../platform/settings/store-facts.ts';
import { shownName } from '../write-review.ts';
import { mailAsked } from './mail-question.ts';

type Asked = Omit<InferOutput<(typeof insertProductQuestion)['request']>, 'Website' | 'FormToken'>;

interface Asking {
  /** Null without login. */
  readonly userId: number | null;
  readonly store: StoreFacts;
  readonly now: Date;
}

/** Stores a question once, waiting for its answer, with the mail to the shop. */
export async function askQuestion(
  db: Db,
  { IdempotencyKey, LanguageCode, ...asked }: Asked,
  { userId, store, now }: Asking,
): Promise<'saved' | 'unknown-product'> {
  const products = db.selectFrom('products').select('product_id').where('is_published', '=', true);
  if (!(await exists(products.where('product_id', '=', asked.ProductId)))) return 'unknown-product';
  // The language may change between two tries of one request.
  const keyed = { scope: 'insert-product-question', key: IdempotencyKey, request: asked };
  return writeOnce(db, keyed, async (trx) => {
    if (userId !== null) await lockPersonShared(trx, userId);
    const { question_id } = await trx
      .insertInto('product_questions')
      .values({
        product_id: asked.ProductId,
        user_id: userId,
        name: asked.Name,
        email: asked.Email,
        shown_name: publicName(asked.Name),
        language: LanguageCode,
        question: asked.Question,
        answered_at: null,
        created_at: now,
      })
      .returning('question_id')
      .executeTakeFirstOrThrow();
    await mailAsked(trx, question_id, store, now);
    return 'saved' as const;
  });
}

/** 'Asha Devi Rao' is 'Asha R.'. */
function publicName(typed: string): string {
  const [first = '', ...others] = typed.split(/\s+/u);
  return shownName(first, others.at(-1) ?? '');
}
