import type { insertProductReview } from 'shared-contracts/api/insert-product-review';
import type { InferOutput } from 'valibot';
import { lockPersonShared } from '../../account/people/lock-person.ts';
import type { Db } from '../../platform/database/schema.ts';
import { writeOnce } from '../../platform/http/write-once.ts';
import type { ReviewPictures } from './pictures/review-pictures.ts';

type Review = InferOutput<(typeof insertProductReview)['request']>;
export type ReviewResult = 'saved' | 'not-a-buyer' | 'already-reviewed';

/** Whether a paid order of a person has a product; implemented by the orders. */
export type HasBought = (db: Db, userId: number, productId: number) => Promise<boolean>;

interface Writing {
  readonly hasBought: HasBought;
  readonly pictures: ReviewPictures;
  readonly now: Date;
}

/** Stores a review for approval, with its pictures: one per buyer and product. Throws 400 where a picture is not there. */
export async function writeReview(
  db: Db,
  userId: number,
  { IdempotencyKey, ...review }: Review,
  { hasBought, pictures, now }: Writing,
): Promise<ReviewResult> {
  if (!(await hasBought(db, userId, review.ProductId))) return 'not-a-buyer';
  const { PictureIDs = [] } = review;
  await pictures.make(PictureIDs);
  const keyed = { scope: `insert-product-review:${userId}`, key: IdempotencyKey, request: review };
  const result = await writeOnce<ReviewResult>(db, keyed, async (trx) => {
    const reviewId = await addReview(trx, userId, review, now);
    if (reviewId === undefined) return 'already-reviewed';
    await pictures.give(trx, reviewId, PictureIDs);
    return 'saved';
  });
  if (result === 'saved') await pictures.dropArrived(PictureIDs);
  return result;
}

/** Its id; undefined where the buyer has reviewed the product already. */
async function addReview(
  trx: Db,
  userId: number,
  review: Omit<Review, 'IdempotencyKey'>,
  now: Date,
): Promise<number | undefined> {
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
    .returning('review_id')
    .executeTakeFirst();
  return added?.review_id;
}

/** For example 'Asha R.': the public part of a name. */
export function shownName(firstName: string, lastName: string): string {
  const [initial = ''] = lastName.trim();
  return `${firstName.trim()}${initial ? ` ${initial.toUpperCase()}.` : ''}`;
}
