import { sql } from 'kysely';
import type { Db } from '../schema.ts';

/** Pictures that buyers add to reviews; shown as long as their review is approved. */
export async function up(db: Db): Promise<void> {
  await sql`create table review_pictures (
    picture_id uuid primary key,
    review_id integer not null references product_reviews on delete cascade,
    position integer not null,
    unique (review_id, position)
  )`.execute(db);
}
