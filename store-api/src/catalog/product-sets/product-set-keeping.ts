import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { Job } from '../../platform/jobs.ts';

/**
 * Works the noted flips into the bitmaps. Right at any time, also by several at once: what is read never changes, it
 * is only read faster. Returns how many flips there were.
 */
export async function foldProductSets(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ folded: number }>`select fold_product_sets() as folded`.execute(db);
  return rows[0]?.folded ?? 0;
}

/** Rebuilds all bitmaps, for products that were loaded with triggers off. Nothing may change products meanwhile. */
export async function rebuildProductSets(db: Kysely<Database>): Promise<void> {
  await sql`select rebuild_product_sets()`.execute(db);
}

const FOLD_EVERY_MS = 2_000;

export function foldingJob(db: Kysely<Database>): Job {
  return { name: 'fold product sets', everyMs: FOLD_EVERY_MS, run: async () => void (await foldProductSets(db)) };
}
