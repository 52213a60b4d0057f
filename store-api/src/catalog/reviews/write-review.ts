import type { insertProductReview } from 'shared-contracts/api/insert-product-review';
import type { InferOutput } from 'valibot';
import { lockPersonShared } from '../../account/people/lock-person.ts';
import type { Db } from '../../platform/database/schema.ts';
import { writeOnce } from '../../platform/http/write-once.ts';

type Review = InferOutput<(typeof insertProductReview)['request']>;
export type ReviewResult = 'saved' | 'not-a-buyer' | 'already-reviewed';

/** Whether a paid order of a person has a product; implemented by the orders. */
export type HasBought = (db: Db, userId: number, productId: number) => Promise<boolean>;

/** Stores a review for approval: one per buyer and product. */
export async function writeReview(
  db: Db,
  userId: number,
  { IdempotencyKey, ...review }: Review,
  { hasBought, now }: { readonly hasBought: HasBought; readonly now: Date },
): Promise<ReviewResult> {
  if (!(await hasBought(db, userId, review.ProductId))) return 'not-a-buyer';
  const keyed = { scope: `insert-product-review:${userId}`, key: IdempotencyKey, request: review };
  return writeOnce(db, keyed, (trx) => addReview(trx, userId, review, now));
}

async function addReview(
  trx: Db,
  userId: number,
  review: Omit<Review, 'IdempotencyKey'>,
  now: Date,
): Promise<'saved' | 'already-reviewed'> {
  await lockPersonShared(trx, userId);
  const writer = await trx
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const added = await trx
    .insertInto('product_reviews')
    .values({
      product_id: review.ProductId,
      user_id: userId,
      rating: review.Rating,
      title: review.Title,
      body: review.Body,
      reviewer_name: shownName(writer.first_name, writer.last_name),
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['product_id', 'user_id']).where('user_id', 'is not', null).doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n ? 'saved' : 'already-reviewed';
}

/** For example 'Asha R.': the public part of a name. */
export function shownName(firstName: string, lastName: string): string {
  const [initial = ''] = lastName.trim();
  return `${firstName.trim()}${initial ? ` ${initial.toUpperCase()}.` : ''}`;
}
