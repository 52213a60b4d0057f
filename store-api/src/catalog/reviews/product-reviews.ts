import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { LIMITS } from 'shared-contracts/domain/constants';
import type { Db } from '../../platform/database/schema.ts';
import { asPictures, pictureIds } from './pictures/review-pictures.ts';
import { asQuestions, questionColumns } from './questions/product-questions.ts';
import { withoutTags } from './without-tags.ts';

export const STARS = [5, 4, 3, 2, 1];

/**
 * The approved reviews of a product, newest first, with their average and histogram (CAT-23). The first page has that of its
 * questions, from one statement with the average.
 */
export async function productReviews(db: Db, productId: number, page: { pageNo: number; pageSize: number }) {
  const approved = db
    .selectFrom('product_reviews')
    .where('product_id', '=', productId)
    .where('status', '=', 'approved');
  const isFirst = page.pageNo === 1;
  const [{ rating, ...questions }, counts, rows] = await Promise.all([
    db
      .selectNoFrom((row) =>
        jsonObjectFrom(
          row.selectFrom('product_ratings').select(['average', 'review_count']).where('product_id', '=', productId),
        ).as('rating'),
      )
      .$if(isFirst, (query) => query.select(questionColumns(db, productId, page)))
      .executeTakeFirstOrThrow(),
    approved
      .select(['rating', (eb) => eb.fn.countAll<number>().as('count')])
      .groupBy('rating')
      .execute(),
    approved
      .selectAll()
      .select(pictureIds)
      .orderBy('created_at', 'desc')
      .orderBy('review_id', 'desc')
      .limit(page.pageSize)
      .offset((page.pageNo - 1) * page.pageSize)
      .execute(),
  ]);
  const countOf = new Map(counts.map((row) => [row.rating, row.count]));
  return {
    average: rating?.average ?? null,
    count: rating?.review_count ?? 0,
    histogram: STARS.map((stars) => ({ stars, count: countOf.get(stars) ?? 0 })),
    reviews: rows.map((row) => ({ ...asReview(row), ...asPictures(row.pictures) })),
    mostPictures: LIMITS.review.pictures,
    ...(isFirst ? { questions: asQuestions(questions) } : {}),
  };
}

interface StoredReview {
  readonly review_id: number;
  readonly rating: number;
  readonly title: string;
  readonly body: string;
  readonly reviewer_name: string;
  readonly created_at: Date;
  readonly is_sample: boolean;
}

export function asReview(row: StoredReview) {
  return {
    ReviewID: row.review_id,
    Rating: row.rating,
    Title: withoutTags(row.title),
    Body: withoutTags(row.body),
    ReviewerName: row.reviewer_name,
    CreatedOn: row.created_at.toISOString(),
    IsSample: row.is_sample,
  };
}
