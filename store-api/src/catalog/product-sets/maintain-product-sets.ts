import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';
import type { Job } from '../../platform/jobs.ts';

/**
 * Applies the logged flips to the bitmaps, which changes only the speed of reads: safe at any time and concurrently.
 * Returns the number of flips.
 */
export async function foldProductSets(db: Db): Promise<number> {
  // One process at a time: two would lock the bitmaps in different orders. The next round takes what is left.
  const { rows } = await sql<{ folded: number }>`
    select case when pg_try_advisory_xact_lock(hashtext('fold product sets')) then fold_product_sets() else 0 end as folded`.execute(
    db,
  );
  return rows[0]?.folded ?? 0;
}

/** Rebuilds all bitmaps after products were loaded with triggers off. Products must not change until it ends. */
export async function rebuildProductSets(db: Db): Promise<void> {
  await sql`select rebuild_product_sets(), record_change(array['product', 'listing', 'categories'], true)`.execute(db);
}

const FOLD_EVERY_MS = 2_000;

export function foldingJob(db: Db): Job {
  return { name: 'fold product sets', everyMs: FOLD_EVERY_MS, run: () => foldProductSets(db) };
}
