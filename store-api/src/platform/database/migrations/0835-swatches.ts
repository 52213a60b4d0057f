import { sql } from 'kysely';
import type { Db } from '../schema.ts';

/**
 * Products that are pieces of cloth: unpublished, so that no list, search or sitemap has them, and sold from the pages of
 * what is covered with them.
 */
export async function up(db: Db): Promise<void> {
  await sql`create table product_swatches (
    product_id integer primary key references products on delete cascade
  )`.execute(db);
}
