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

/** A statement must be done before its timeout, also where all these families are as large as one may be. */
const FAMILIES_AT_ONCE = 100;

/**
 * Works changes of families and their members into the bitmaps that leave one card per family in a listing, in a
 * transaction for each part. Returns the number of families.
 */
export async function refreshFamilies(db: Db): Promise<number> {
  for (let all = 0; ; ) {
    const { rows } = await sql<{ refreshed: number }>`
      select refresh_product_families(${FAMILIES_AT_ONCE}) as refreshed`.execute(db);
    const refreshed = rows[0]?.refreshed ?? 0;
    all += refreshed;
    if (refreshed < FAMILIES_AT_ONCE) return all;
  }
}

const FOLD_EVERY_MS = 2_000;

export function foldingJob(db: Db): Job {
  const run = async () => {
    await refreshFamilies(db);
    await foldProductSets(db);
  };
  return { name: 'fold product sets', everyMs: FOLD_EVERY_MS, run };
}
