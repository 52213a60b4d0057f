import { sql } from 'kysely';
import { CATALOGUE_TEXTS } from '../catalog/translated-texts.ts';
import { CONTENT_TEXTS } from '../content/translated-texts.ts';
import { exists } from '../platform/database/exists.ts';
import type { Db } from '../platform/database/schema.ts';
import { openFiles } from '../platform/files/stored-files.ts';
import { PLACE_TEXTS } from '../platform/places/translated-texts.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { makeGuides } from './catalog/guide-pdf.ts';

export type SeedSettings = Pick<Settings, 'dataDir'> & Partial<Pick<Settings, 'fillsSamples' | 'bucket'>>;

/**
 * Fills in what every shop needs (places, tax rates, its own pages), and the samples unless SEED=none, all or nothing.
 * Samples are inserted once, into an empty shop; a shop that was emptied of them stays empty.
 * Deterministic: ids, dates and texts are the same everywhere. Generates missing downloads of the samples.
 */
export async function seed(db: Db, { fillsSamples = true, ...where }: SeedSettings): Promise<void> {
  const hasSamples = await db.transaction().execute(async (trx) => {
    // Serialises processes that start together over one PostgreSQL; only the first seeds.
    await sql`select pg_advisory_xact_lock(hashtext('seed'))`.execute(trx);
    const empty = await emptyTables(trx);
    const samples = !empty.has('samples_filled')
      ? 'filled'
      : fillsSamples && SHOPKEEPERS.every((table) => empty.has(table))
        ? 'to-fill'
        : 'none';
    const needed = [...REFERENCE, ...NEEDED[samples]];
    if (needed.some((name) => empty.has(name))) {
      const { fillReference } = await import('./fill-store.ts');
      await fillReference(trx, empty, samples);
    }
    const columns = await untranslatedColumns(trx);
    if (columns.size > 0) await (await import('./fill-store.ts')).seedTranslations(trx, columns);
    if (samples !== 'to-fill') return samples === 'filled';
    // Reads the files below seed/ on import, which other starts do not need.
    const { fillSamples } = await import('./fill-store.ts');
    await fillSamples(trx);
    return true;
  });
  if (hasSamples) await makeGuides(openFiles(where));
}

/** Whether `seed` has nothing to insert. */
export async function isFilled(db: Db): Promise<boolean> {
  const empty = await emptyTables(db);
  return empty.size === 0 && (await untranslatedColumns(db)).size === 0;
}

export async function isEmptyShop(db: Db): Promise<boolean> {
  return !(await exists(db.selectFrom('products').select('product_id').limit(1)));
}

const REFERENCE = ['countries', 'gst_rates', 'quality_standards'] as const;
/** Kinds of documents: one that was taken out is still one, so that it does not come back. */
const CONTENT = ['pages', 'faqs', 'menus'] as const;
const OF_SAMPLES = ['strip', 'offers', 'promises'] as const;
/** Of which a shop has a document at least. */
const NEEDED = { filled: [...CONTENT, ...OF_SAMPLES], 'to-fill': CONTENT, none: ['pages', 'menus'] } as const;
const SHOPKEEPERS = ['banners', 'blog_posts', 'categories', 'colors', 'images', 'products', 'vendors'] as const;

/** The samples have no sizes, and no care beside that of their facts. */
const NOT_IN_SEED: ReadonlySet<string> = new Set(['sizes.name', 'products.furniture_care_content']);

/** What has no Arabic yet: all of it in a new store, what a release has added in an older one, and then nothing. */
export async function untranslatedColumns(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('translations')
    .where('language', '=', 'ar')
    .select('shown_from')
    .distinct()
    .execute();
  const translated = new Set(rows.map(({ shown_from }) => shown_from));
  const columns = [...CATALOGUE_TEXTS, ...CONTENT_TEXTS, ...PLACE_TEXTS].map(({ column }) => column);
  return new Set(columns.filter((column) => !translated.has(column) && !NOT_IN_SEED.has(column)));
}

/** The tables without a row, and the kinds of content without a document. */
async function emptyTables(db: Db): Promise<ReadonlySet<string>> {
  const looks = [...REFERENCE, ...SHOPKEEPERS, 'samples_filled'].map(
    (table) => sql`select ${table}::text as name where not exists (select from ${sql.table(table)})`,
  );
  const kinds = [...CONTENT, ...OF_SAMPLES].map(
    (kind) => sql`select ${kind}::text as name where not exists (select from content_items where kind = ${kind})`,
  );
  const { rows } = await sql<{ name: string }>`${sql.join([...looks, ...kinds], sql` union all `)}`.execute(db);
  return new Set(rows.map(({ name }) => name));
}
