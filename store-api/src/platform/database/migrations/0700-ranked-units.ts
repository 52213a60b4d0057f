import { sql } from 'kysely';
import type { Db } from '../schema.ts';

/** What best-sellers are ranked by: `units_sold`, some minutes later (decision 0046). */
export async function up(db: Db): Promise<void> {
  await sql`alter table products add column ranked_units integer not null default 0`.execute(db);
}
