import { sql } from 'kysely';
import { exists } from '../platform/database/exists.ts';
import type { Db } from '../platform/database/schema.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { makeGuides } from './catalog/guide-pdf.ts';

/**
 * Fills an empty store, all or nothing; does not change a store that has a product. Deterministic: ids, dates and texts
 * are the same everywhere. Generates missing downloads of digital products.
 */
export async function seed(db: Db, settings: Pick<Settings, 'dataDir'>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Serialises processes that start together over one PostgreSQL; only the first seeds.
    await sql`select pg_advisory_xact_lock(hashtext('seed'))`.execute(trx);
    if (await exists(trx.selectFrom('products').select('product_id').limit(1))) return;
    // Reads the files below seed/ on import, which other starts do not need.
    const { fillStore } = await import('./fill-store.ts');
    await fillStore(trx);
  });
  await makeGuides(settings.dataDir);
}
