import type { Db } from '../../platform/database/schema.ts';

export const STARS = [5, 4, 3, 2, 1];

/** The approved reviews of a product, newest first, with their average and histogram (CAT-23). */
export async function productReviews(db: Db, productId: number, page: { pageNo: number; pageSize: number }) {
  const approved = db
    .selectFrom('product_reviews')
    .where('product_id', '=', productId)
    .where('status', '=', 'approved');
  const [rating, counts, rows] = await Promise.all([
    db.selectFrom('product_ratings').selectAll().where('product_id', '=', productId).executeTakeFirst(),
    approved
      .select(['rating', (eb) => eb.fn.countAll<number>().as('count')])
      .groupBy('rating')
      .execute(),
    approved
      .selectAll()
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
    reviews: rows.map(asReview),
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

/** A review is shown as text: what was pasted from a page or imported may have tags, '<3' is none. */
const withoutTags = (text: string) =>
  text
    .replace(/<(?:br|\/p|\/li)\s*\/?>/gi, '\n')
    .replace(/<\/?[a-z!][^<>]*>/gi, '')
    .trim();

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
