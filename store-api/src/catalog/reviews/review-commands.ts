import { type Command, command } from '../../platform/command-line/command.ts';
import { moderationCommands } from '../../platform/command-line/moderation.ts';
import { pictureCommands } from './pictures/picture-commands.ts';
import { pictureIds } from './pictures/review-pictures.ts';

const moderation = moderationCommands({
  plural: 'reviews',
  singular: 'review',
  table: 'product_reviews',
  id: 'review_id',
  columns: {
    id: 'number',
    status: 'text',
    written: 'time',
    rating: 'number',
    product: 'text',
    name: 'text',
    sample: 'text',
    pictures: 'number',
    title: 'text',
    body: 'text',
  },
  async page(db, { statuses, after, limit }) {
    const rows = await db
      .selectFrom('product_reviews')
      .innerJoin('products', 'products.product_id', 'product_reviews.product_id')
      .selectAll('product_reviews')
      .select(['products.name as product', pictureIds])
      .where('status', 'in', [...statuses])
      .where('review_id', '>', after)
      .orderBy('review_id')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      id: row.review_id,
      status: row.status,
      written: row.created_at,
      rating: row.rating,
      product: row.product,
      name: row.reviewer_name,
      sample: row.is_sample,
      pictures: row.pictures.length,
      title: row.title,
      body: row.body,
    }));
  },
});

const removeSamples = command({
  name: 'reviews remove-samples',
  summary: 'Deletes the reviews that no customer wrote: a shop with customers has none.',
  examples: [''],
  dryRun: 'transaction',
  async *run({ db }) {
    const { numDeletedRows } = await db
      .deleteFrom('product_reviews')
      .where('is_sample', '=', true)
      .executeTakeFirstOrThrow();
    yield `${numDeletedRows} sample review${numDeletedRows === 1n ? '' : 's'} deleted`;
  },
});

export const reviewCommands: readonly Command[] = [...moderation, ...pictureCommands, removeSamples];
