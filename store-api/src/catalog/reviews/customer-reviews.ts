import { sql } from 'kysely';
import type { WireAnswer } from 'shared-contracts/api/call';
import type { getCustomerReviews } from 'shared-contracts/api/get-customer-reviews';
import type { InferOutput } from 'valibot';
import type { Db } from '../../platform/database/schema.ts';
import { asImageOrNull } from '../../platform/pictures/picture.ts';
import { asReview, STARS } from './product-reviews.ts';

type Asked = InferOutput<(typeof getCustomerReviews)['request']>;

/** The top category of each category. */
const TOPS = sql`
  with recursive tops as (
    select category_id, category_id as top_id from categories where parent_category_id is null
    union all
    select below.category_id, tops.top_id from categories below join tops on below.parent_category_id = tops.category_id
  )`;

/** Approved reviews of published products; a product counts for the top category of its main one. */
const REVIEWS = sql`
  product_reviews
  join products using (product_id)
  join tops on tops.category_id = products.main_category_id
  join categories top on top.category_id = tops.top_id
  where product_reviews.status = 'approved' and products.is_published`;

/** The reviews of the whole store with their summary (CON-01). */
export async function customerReviews(db: Db, asked: Asked): Promise<WireAnswer<typeof getCustomerReviews>> {
  const { Stars, CategorySlug, PageNo, PageSize } = asked;
  const [{ rows: counts }, { rows }] = await Promise.all([
    sql<{ slug: string; name: string; rating: number; count: number }>`
      ${TOPS}
      select top.slug, top.name, product_reviews.rating, count(*)::integer as count
      from ${REVIEWS} group by top.category_id, product_reviews.rating
      order by top.display_order, top.category_id`.execute(db),
    sql<ReviewRow>`
      ${TOPS}
      select product_reviews.*, products.name as product_name, products.slug as product_slug,
        main.slug as category_slug, picture.image_id, picture.alt, images.width, images.height, images.placeholder, images.edge
      from (
        select review_id from ${REVIEWS}
          and (${Stars} = 0 or product_reviews.rating = ${Stars})
          and (${CategorySlug} = '' or top.slug = ${CategorySlug})
        order by product_reviews.created_at desc, review_id desc
        limit ${PageSize} offset ${(PageNo - 1) * PageSize}
      ) as page
      join product_reviews using (review_id)
      join products using (product_id)
      join categories main on main.category_id = products.main_category_id
      left join product_images picture on picture.product_id = products.product_id and picture.position = 1
      left join images on images.image_id = picture.image_id
      order by product_reviews.created_at desc, review_id desc`.execute(db),
  ]);
  const sum = (of: readonly { readonly count: number }[]) => of.reduce((total, { count }) => total + count, 0);
  const inCategory = counts.filter(({ slug }) => CategorySlug === '' || slug === CategorySlug);
  const hasStars = ({ rating }: { readonly rating: number }) => Stars === 0 || rating === Stars;
  const count = sum(counts);
  const stars = counts.reduce((total, one) => total + one.rating * one.count, 0);
  const categories = Map.groupBy(counts.filter(hasStars), ({ slug }) => slug);
  return {
    average: count === 0 ? null : Math.round((10 * stars) / count) / 10,
    count,
    histogram: STARS.map((rating) => ({
      stars: rating,
      count: sum(inCategory.filter((one) => one.rating === rating)),
    })),
    categories: [...categories].map(([Slug, of]) => ({ Slug, Name: of[0]?.name ?? '', count: sum(of) })),
    total: sum(inCategory.filter(hasStars)),
    reviews: rows.map((row) => ({
      ...asReview(row),
      Product: {
        Name: row.product_name,
        Slug: row.product_slug,
        CategorySlug: row.category_slug,
        Image: asImageOrNull(row),
      },
    })),
  };
}

interface ReviewRow {
  readonly review_id: number;
  readonly rating: number;
  readonly title: string;
  readonly body: string;
  readonly reviewer_name: string;
  readonly is_sample: boolean;
  readonly created_at: Date;
  readonly product_name: string;
  readonly product_slug: string;
  readonly category_slug: string;
  readonly image_id: string | null;
  readonly alt: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly placeholder: string | null;
  readonly edge: string | null;
}
