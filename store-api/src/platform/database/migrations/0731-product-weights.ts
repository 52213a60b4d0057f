import { sql } from 'kysely';
import type { Db } from '../schema.ts';

/** Of a piece with its packing; null: not known. */
export async function up(db: Db): Promise<void> {
  await sql`alter table products add column weight_grams integer check (weight_grams > 0)`.execute(db);
}
