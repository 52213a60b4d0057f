import { sql } from 'kysely';
import { exists } from '../platform/database/exists.ts';
import type { Db } from '../platform/database/schema.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { makeGuides } from './catalog/guide-pdf.ts';

type SeedSettings = Pick<Settings, 'dataDir'> & Partial<Pick<Settings, 'fillsSamples'>>;

/**
 * Fills in what every shop needs (places, tax rates, its own pages), and the samples unless SEED=none, all or nothing.
 * The samples come once, into a shop without anything of its own: one that was emptied of them stays empty.
 * Deterministic: ids, dates and texts are the same everywhere. Generates missing downloads of the samples.
 */
export async function seed(db: Db, { dataDir, fillsSamples = true }: SeedSettings): Promise<void> {
  const hasSamples = await db.transaction().execute(async (trx) => {
    // Serialises processes that start together over one PostgreSQL; only the first seeds.
    await sql`select pg_advisory_xact_lock(hashtext('seed'))`.execute(trx);
    const empty = await emptyTables(trx);
    if (REFERENCE.some((table) => empty.has(table))) {
      const { fillReference } = await import('./fill-store.ts');
      await fillReference(trx, empty);
    }
    if (!empty.has('samples_filled')) return true;
    if (!fillsSamples || !SHOPKEEPERS.every((table) => empty.has(table))) return false;
    // Reads the files below seed/ on import, which other starts do not need.
    const { fillSamples } = await import('./fill-store.ts');
    await fillSamples(trx);
    return true;
  });
  if (hasSamples) await makeGuides(dataDir);
}

export async function isEmptyShop(db: Db): Promise<boolean> {
  return !(await exists(db.selectFrom('products').select('product_id').limit(1)));
}

const REFERENCE = ['countries', 'gst_rates', 'web_pages', 'faqs'] as const;
const SHOPKEEPERS = ['banners', 'blog_posts', 'categories', 'colors', 'images', 'products', 'vendors'] as const;

async function emptyTables(db: Db): Promise<ReadonlySet<string>> {
  const looks = [...REFERENCE, ...SHOPKEEPERS, 'samples_filled'].map(
    (table) => sql`select ${table}::text as name where not exists (select from ${sql.table(table)})`,
  );
  const { rows } = await sql<{ name: string }>`${sql.join(looks, sql` union all `)}`.execute(db);
  return new Set(rows.map(({ name }) => name));
}
