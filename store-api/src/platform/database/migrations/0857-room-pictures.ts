import { sql } from 'kysely';
import type { Db } from '../schema.ts';

/** Pictures that show a product in a furnished room. A mark of the picture, so that no import of products loses it. */
export async function up(db: Db): Promise<void> {
  await sql`alter table images add column is_room boolean not null default false`.execute(db);
}
