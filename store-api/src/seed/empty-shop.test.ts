import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { publishVersion, saveVersion } from '../content/documents/versions.ts';
import { pages as contentPages } from '../content/kinds.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openEmptyDatabase } from '../testing/databases.ts';
import { seed, untranslatedColumns } from './seed.ts';

const TABLES = ['countries', 'cities', 'gst_rates', 'web_pages', 'products', 'categories', 'images'] as const;
const dataDir = tmpdir();

describe(`a shop without samples`, () => {
  let database: Awaited<ReturnType<typeof openEmptyDatabase>>;
  beforeEach(async () => {
    database = await openEmptyDatabase();
    await migrate(database.db);
  });
  afterEach(() => database.close());

  async function filled() {
    const counts = TABLES.map((table) => sql`select ${table}::text as name from ${sql.table(table)} limit 1`);
    const { rows } = await sql<{ name: string }>`${sql.join(
      counts.map((count) => sql`(${count})`),
      sql` union all `,
    )}`.execute(database.db);
    return rows.map(({ name }) => name);
  }

  it('starts with places, tax rates and its own pages, and gets its samples when it is asked to [API-10]', async () => {
    await seed(database.db, { dataDir, fillsSamples: false });
    await seed(database.db, { dataDir, fillsSamples: false });
    expect(await filled()).toEqual(['countries', 'cities', 'gst_rates', 'web_pages']);
    await seed(database.db, { dataDir });
    expect(await filled()).toEqual([...TABLES]);
  });

  it('gives and offers nothing that its owner did not give [API-10]', async () => {
    const offered = () =>
      database.db
        .selectFrom('content_items')
        .select('kind')
        .where('kind', 'in', ['strip', 'offers', 'promises'])
        .execute();
    const codes = async () =>
      (await database.db.selectFrom('coupons').select('code').orderBy('code').execute()).map(({ code }) => code);
    await seed(database.db, { dataDir, fillsSamples: false });
    expect(await codes()).toEqual([]);
    for (const table of ['product_reviews', 'testimonials'] as const) {
      expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    expect(await offered()).toEqual([]);
    await seed(database.db, { dataDir });
    expect((await offered()).length).toBeGreaterThan(2);
    expect(await codes()).toEqual(['FIRST10', 'NEW5']);
  });

  it('claims nothing on its own pages, and gets the samples’ over those that nobody wrote [API-10]', async () => {
    const { db } = database;
    const pages = async () => {
      const rows = await db.selectFrom('web_pages').selectAll().orderBy('page_name').execute();
      return Object.fromEntries(rows.map(({ page_name, ...row }) => [page_name, JSON.stringify(row)]));
    };
    await seed(db, { dataDir, fillsSamples: false });
    const plain = await pages();
    expect(Object.keys(plain)).toEqual(expect.arrayContaining(['home', 'terms', 'warranty', 'delivery-and-assembly']));
    expect(Object.values(plain).join()).not.toMatch(
      /Kashtha|Jodhpur|Gurugram|workshop|7 to 13|free assembly|four studios|two or three years|within 48 hours of delivery/i,
    );
    const own = { name: 'aboutus', front: { title: 'About us', description: 'Ours.' }, markdown: 'We are four.' };
    await saveVersion(db, contentPages, own.name, own, { now: new Date(), by: 'asha' });
    await publishVersion(db, contentPages, own.name, { version: 2, from: new Date(), until: null, now: new Date() });
    await seed(db, { dataDir });
    const filled = await pages();
    expect(filled.aboutus).toContain('We are four.');
    expect(filled.warranty).toContain('Two or three years');
    expect((await db.selectFrom('faqs').selectAll().execute()).length).toBeGreaterThan(20);
  });

  // A store that was filled when only the catalogue was translated still had its policies in English.
  it('has its pages in Arabic, and gets what a later release translates [API-10] [SH-21]', async () => {
    const { db } = database;
    const known = async () =>
      await db
        .selectFrom('translations')
        .select(['shown_from', 'translated'])
        .where('english', '=', 'Terms of sale')
        .where('shown_from', '=', 'web_pages.title')
        .execute();
    await seed(db, { dataDir, fillsSamples: false });
    expect(await known()).toEqual([{ shown_from: 'web_pages.title', translated: 'شروط البيع' }]);
    await db.deleteFrom('translations').where('shown_from', '=', 'web_pages.title').execute();
    await sql`update translations set translated = 'لنا' where shown_from = 'categories.name'`.execute(db);
    await seed(db, { dataDir, fillsSamples: false });
    expect(await known()).toHaveLength(1);
    // Else every start would read the seed's files again.
    expect(await untranslatedColumns(db)).toEqual(new Set());
    const ours = db
      .selectFrom('translations')
      .select('translated')
      .distinct()
      .where('shown_from', '=', 'categories.name');
    expect(await ours.execute()).toEqual([{ translated: 'لنا' }]);
  });

  it('keeps a shopkeeper’s own shop free of samples [API-10]', async () => {
    await seed(database.db, { dataDir, fillsSamples: false });
    await sql`insert into colors (name, hex_code) values ('Indigo', '#2B3A67')`.execute(database.db);
    await seed(database.db, { dataDir });
    expect(await filled()).toEqual(['countries', 'cities', 'gst_rates', 'web_pages']);
  });

  // It ended with 'duplicate key value violates unique constraint "countries_pkey"'.
  it('starts after all samples were deleted, and stays empty [API-10]', async () => {
    await seed(database.db, { dataDir });
    await sql`truncate products, categories, images, vendors, colors, banners, blog_posts cascade`.execute(database.db);
    await seed(database.db, { dataDir });
    expect(await filled()).toEqual(['countries', 'cities', 'gst_rates', 'web_pages']);
  });
});
