import { sql } from 'kysely';
import type { Db } from '../schema.ts';

/** Of the days that an order was promised in, those for making it: 0 of what was in stock. Not known of earlier orders. */
export async function up(db: Db): Promise<void> {
  await sql`alter table orders add column making_days integer check (making_days >= 0)`.execute(db);
}
