import { sql } from 'kysely';
import type { Db } from '../schema.ts';

/** The days that the shopper was promised at the purchase. Without them (earlier orders, downloads) nothing is promised. */
export async function up(db: Db): Promise<void> {
  await sql`alter table orders add column arrival_days integer check (arrival_days >= 0)`.execute(db);
}
