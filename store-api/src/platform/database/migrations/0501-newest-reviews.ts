import { type Kysely, sql } from 'kysely';

/** The page of all reviews reads the newest of them. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create index product_reviews_newest on product_reviews (created_at desc, review_id desc)
    where status = 'approved'`.execute(db);
}
