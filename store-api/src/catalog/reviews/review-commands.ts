import { moderationCommands } from '../../platform/command-line/moderation.ts';
import { plain } from '../../platform/command-line/plain.ts';

export const reviewCommands = moderationCommands({
  plural: 'reviews',
  singular: 'review',
  table: 'product_reviews',
  id: 'review_id',
  async page(db, { statuses, after, limit }) {
    const rows = await db
      .selectFrom('product_reviews')
      .innerJoin('products', 'products.product_id', 'product_reviews.product_id')
      .selectAll('product_reviews')
      .select('products.name as product')
      .where('status', 'in', [...statuses])
      .where('review_id', '>', after)
      .orderBy('review_id')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      id: row.review_id,
      lines: [
        `${row.review_id}  ${row.status}  ${row.created_at.toISOString().slice(0, 10)}  ${row.rating}/5  ${plain(row.product)}`,
        `    ${plain(row.reviewer_name)}${row.is_sample ? ' (sample)' : ''}: ${plain(row.title)}`,
        `    ${plain(row.body)}`,
      ],
    }));
  },
});
