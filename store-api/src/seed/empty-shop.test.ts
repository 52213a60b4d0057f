import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { migrate } from '../platform/database/migrate.ts';
import { engines } from '../testing/databases.ts';
import { seed } from './seed.ts';

const TABLES = ['countries', 'cities', 'gst_rates', 'web_pages', 'products', 'categories', 'images'] as const;
const dataDir = tmpdir();

for (const engine of engines) {
  describe(`a shop without samples on ${engine.name}`, () => {
    let database: Awaited<ReturnType<typeof engine.openEmpty>>;
    beforeEach(async () => {
      database = await engine.openEmpty();
      await migrate(database.db);
    }, 60_000);
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
    }, 60_000);

    it('keeps a shopkeeper’s own shop free of samples [API-10]', async () => {
      await seed(database.db, { dataDir, fillsSamples: false });
      await sql`insert into colors (name, hex_code) values ('Indigo', '#2B3A67')`.execute(database.db);
      await seed(database.db, { dataDir });
      expect(await filled()).toEqual(['countries', 'cities', 'gst_rates', 'web_pages']);
    });

    // It ended with 'duplicate key value violates unique constraint "countries_pkey"'.
    it('starts after all samples were deleted, and stays empty [API-10]', async () => {
      await seed(database.db, { dataDir });
      await sql`truncate products, categories, images, vendors, colors, banners, blog_posts cascade`.execute(
        database.db,
      );
      await seed(database.db, { dataDir });
      expect(await filled()).toEqual(['countries', 'cities', 'gst_rates', 'web_pages']);
    }, 60_000);
  });
}
