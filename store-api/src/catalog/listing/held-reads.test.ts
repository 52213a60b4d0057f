import { sql } from 'kysely';
import { getAllProducts } from 'shared-contracts/api/get-all-products';
import * as v from 'valibot';
import { type ChangeFeed, openChangeFeed } from '../../platform/database/changes/change-feed.ts';
import { type OpenDatabase, openPostgres } from '../../platform/database/connection.ts';
import { holdReads } from '../../platform/database/held.ts';
import type { Db } from '../../platform/database/schema.ts';
import { seededRandom } from '../../seed/large/seeded-random.ts';
import { databaseUrl, openTestDatabase } from '../../testing/databases.ts';
import { setPrice } from '../../testing/shop-floor.ts';
import { countStatements } from '../../testing/statement-counts.ts';
import { foldProductSets } from '../product-sets/maintain-product-sets.ts';
import { productCards } from '../products/product-cards.ts';
import { everyManufacturer } from './brands.ts';
import { listCategories } from './categories.ts';
import { readListing } from './listing-route.ts';
import { popularProducts, relatedProducts } from './product-lists.ts';

type Random = ReturnType<typeof seededRandom>;

/** So long that a feed reads only when it is asked. */
const NEVER_MS = 3_600_000;
/** For some hundred calls on a busy machine. */
const SLOWLY_MS = 600_000;

/** What lists and cards show, changed as operators and shoppers change it. */
const deeds: readonly ((db: Db, id: number, random: Random) => Promise<unknown>)[] = [
  (db, id, random) => setPrice(db, id, { price_paise: random.between(0, 9_000_000) }),
  (db, id, random) => setPrice(db, id, { price_paise: random.between(500_000, 900_000), old_price_paise: 2_000_000 }),
  (db, id, random) =>
    sql`update products set stock_quantity = ${random.between(0, 1)}, units_sold = units_sold + 3 where product_id = ${id}`.execute(
      db,
    ),
  (db, id) => sql`update products set is_published = not is_published where product_id = ${id}`.execute(db),
  (db, id, random) => sql`update products set color_id = ${random.between(1, 8)} where product_id = ${id}`.execute(db),
  (db, id, random) =>
    sql`update products set name = ${`Cane Hammock ${random.between(1, 9)}`} where product_id = ${id}`.execute(db),
  (db, id) => sql`update products set mark_as_new = true, created_at = now() where product_id = ${id}`.execute(db),
  (db, id) => sql`delete from product_tags where product_id = ${id}`.execute(db),
  (db, id, random) =>
    sql`insert into product_categories (product_id, category_id) values (${id}, ${random.between(1, 8)}) on conflict do nothing`.execute(
      db,
    ),
  (db, id, random) =>
    sql`
    insert into product_reviews (product_id, rating, title, body, reviewer_name, status)
    values (${id}, ${random.between(1, 5)}, 'Title', 'Body', 'Somebody', 'approved')`.execute(db),
  (db, id) => sql`update product_images set alt = alt || '.' where product_id = ${id}`.execute(db),
  (db) => sql`update vendors set name = name || '.' where vendor_id = 1`.execute(db),
  (db, id) => sql`update colors set name = name || '.' where color_id = ${(id % 8) + 1}`.execute(db),
  (db, id) => sql`update categories set name = name || 's' where category_id = ${(id % 8) + 1}`.execute(db),
  (db, id) => sql`update categories set parent_category_id = null where category_id = ${(id % 20) + 1}`.execute(db),
  (db, id) =>
    sql`insert into search_synonyms (typed, means) values (${`diwan${id}`}, 'sofa') on conflict do nothing`.execute(db),
  (db, id) =>
    sql`insert into product_family_members (product_id, family_id) select ${id}, min(family_id) from product_families
      on conflict (product_id) do update set family_id = excluded.family_id`.execute(db),
  (db) => sql`delete from product_family_members where product_id % 2 = 0`.execute(db),
  (db) => foldProductSets(db),
];

function someListing(random: Random) {
  const some = (most: number) => (random.between(1, 3) === 1 ? String(random.between(1, most)) : '');
  return v.parse(getAllProducts.request, {
    CategoryID: some(12),
    ColorID: some(8),
    TagID: some(6),
    MinPrice: random.between(1, 3) === 1 ? random.between(1, 20_000) : null,
    StockStatus: random.oneOf(['', '', 'In stock', 'Out of stock']),
    SearchTerm: random.oneOf(['', '', '', 'sofa', 'hammock', 'diwan3', 'cane chair']),
    OrderByColumnName: random.oneOf(['', 'Price ASC', 'Price DESC', 'Name ASC', 'Origin ASC']),
    PageSize: 30,
    WithFacets: random.between(1, 2) === 1,
  });
}

describe('what a process holds', () => {
  let database: OpenDatabase;
  let name: string;
  const processes: { readonly connections: OpenDatabase; readonly feed: ChangeFeed }[] = [];
  let reached = 0;

  const start = async () => {
    const connections = openPostgres(databaseUrl(name), { connections: 3 });
    const feed = await openChangeFeed({ open: connections.openChangeLine, readEveryMs: NEVER_MS, now: () => 0 });
    holdReads(connections.db, feed);
    processes.push({ connections, feed });
  };

  beforeAll(async () => {
    database = await openTestDatabase();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
    name = rows[0]?.name ?? '';
    await start();
    await start();
  });
  afterAll(async () => {
    for (const { connections, feed } of processes) {
      await feed.close();
      await connections.close();
    }
    await database.close();
  });

  it(
    'is what the database says, whatever changed and in whichever process [API-05]',
    async () => {
      const random = seededRandom(20_261_127);
      const everything = Array.from({ length: 60 }, (_, index) => index + 1);
      for (const [made, deed] of deeds.entries()) {
        const by = random.oneOf(processes).connections.db;
        // What is read at the same time must not outlive the change.
        const concurrentReads = processes.map(({ connections: { db } }) => readListing(db, someListing(random)));
        await deed(by, random.between(1, 60), random);
        await Promise.all(concurrentReads);
        for (const { feed } of processes) await feed.reach(`0-another-${++reached}`);
        const asked = someListing(random);
        const product = random.between(1, 60);
        const read = async (db: Db) => ({
          made,
          asked,
          listing: await readListing(db, asked),
          cards: await productCards(db, everything),
          categories: await listCategories(db),
          brands: await everyManufacturer(db),
          popular: await popularProducts(db, { pageNo: 1, pageSize: 10 }),
          related: await relatedProducts(db, product),
        });
        const expected = await read(database.db);
        for (const { connections } of processes) expect(await read(connections.db)).toEqual(expected);
      }
    },
    SLOWLY_MS,
  );

  it('is not what a transaction sees, which reads its own writes', async () => {
    const [first] = processes;
    if (!first) throw new Error('no process');
    const { db } = first.connections;
    const [before] = await productCards(db, [1]);
    await db.transaction().execute(async (trx) => {
      await sql`update products set name = 'Renamed here' where product_id = 1`.execute(trx);
      await sql`update products set is_published = true where product_id = 1`.execute(trx);
      expect(await productCards(trx, [1])).toMatchObject([{ ProductName: 'Renamed here' }]);
      expect(await productCards(db, [1])).toEqual(before ? [before] : []);
    });
  });

  it('needs one statement for a listing with other parameters, its facets and its cards [PERF-03]', async () => {
    const [first] = processes;
    if (!first) throw new Error('no process');
    const { db } = first.connections;
    // What the tests before changed is reported by then, not while statements are counted.
    await first.feed.reach(`0-another-${++reached}`);
    const listing = (MinPrice: number) =>
      readListing(db, v.parse(getAllProducts.request, { CategoryID: '2', MinPrice, PageSize: 20, WithFacets: true }));
    // The server plans the first five of a prepared statement each time.
    for (let price = 1; price <= 10; price += 1) await listing(price);
    expect(await countStatements(db, () => listing(11))).toMatchObject({ statements: 1, planned: 0 });
  });
});
