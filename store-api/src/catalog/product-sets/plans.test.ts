import { sql } from 'kysely';
import { getAllProducts } from 'shared-contracts/api/get-all-products';
import { SORT_COLUMNS } from 'shared-contracts/domain/constants';
import * as v from 'valibot';
import type { Db } from '../../platform/database/schema.ts';
import { seedLarge } from '../../seed/large/seed-large.ts';
import { openTestDatabase } from '../../testing/databases.ts';
import { listCategories } from '../listing/categories.ts';
import { readListing } from '../listing/listing-route.ts';
import { popularProducts, relatedProducts } from '../listing/product-lists.ts';
import { searchSuggestions } from '../listing/suggestions.ts';
import { findProductDetail } from '../products/product-detail.ts';
import { attributeRecords, stockRecords } from '../products/stock-and-attributes.ts';
import { type ListingOrder, listingOrders, orderingOf } from './listing-orders.ts';

const PRODUCTS = 20_000;

/** Tables that grow with the catalogue. */
const BIG = [
  'products',
  'product_categories',
  'product_tags',
  'product_images',
  'product_names_in_order',
  'product_reviews',
  'product_ratings',
  'product_shipping_methods',
  'product_sets_of_words',
];

const list = (parameters: object, language?: string) => (db: Db) =>
  readListing(db, v.parse(getAllProducts.request, parameters), language);

const calls: readonly (readonly [name: string, call: (db: Db) => Promise<unknown>])[] = [
  ...['', ...Object.values(SORT_COLUMNS)].flatMap((OrderByColumnName) =>
    [1, 50].flatMap((PageNo) => [
      [`page ${PageNo} by '${OrderByColumnName}'`, list({ OrderByColumnName, PageNo })] as const,
      [
        `page ${PageNo} of a category by '${OrderByColumnName}'`,
        list({ OrderByColumnName, PageNo, CategoryID: 2 }),
      ] as const,
      [
        `page ${PageNo} of a small category by '${OrderByColumnName}'`,
        list({ OrderByColumnName, PageNo, CategoryID: 27 }),
      ] as const,
    ]),
  ),
  ...(['Name ASC', 'Name DESC'] as const).flatMap((OrderByColumnName) => [
    [`page 50 by '${OrderByColumnName}' in Arabic`, list({ OrderByColumnName, PageNo: 50 }, 'ar')] as const,
    [
      `page 1 of a small category by '${OrderByColumnName}' in Arabic`,
      list({ OrderByColumnName, CategoryID: 27 }, 'ar'),
    ] as const,
  ]),
  [
    'three filters with facets',
    list({ CategoryID: 1, MaterialType: 2, MinPrice: 9000, MaxPrice: 30_000, WithFacets: true }),
  ],
  ['filters that leave little', list({ ProductType: 5, ColorID: 3, TagID: 2, StockStatus: 'Out of stock' })],
  ['the whole store with facets', list({ WithFacets: true })],
  ['a search with mistakes', list({ SearchTerm: 'shesham sofa', WithFacets: true })],
  ['page 50 of a search', list({ SearchTerm: 'chair', PageNo: 50 })],
  ['suggestions', (db) => searchSuggestions(db, 'so', 6)],
  ['a product', (db) => findProductDetail(db, 12_345, '2026-11-01', null)],
  ['related products', (db) => relatedProducts(db, 12_345)],
  ['best-selling products', (db) => popularProducts(db, { pageNo: 1, pageSize: 20 })],
  ['stock records', (db) => stockRecords(db, { pageNo: 3, pageSize: 100 })],
  ['attribute records', (db) => attributeRecords(db, { pageNo: 3, pageSize: 100 })],
  ['categories', (db) => listCategories(db)],
];

describe(`with ${PRODUCTS.toLocaleString('en-IN')} products`, () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => {
    database = await openTestDatabase();
    await seedLarge(database.db, PRODUCTS, () => {});
  });
  afterAll(() => database.close());

  /** Sequential scans so far, of tables that grow. Functions in the database are counted with the statements they run. */
  const scans = (db: Db) =>
    sql<{ table: string; scans: number }>`
      select relname as table, seq_scan as scans from pg_stat_xact_user_tables where relname = any(${BIG}::text[])
      order by relname`.execute(db);

  it.each(calls)('%s: no table that grows is read from end to end', async (_name, call) => {
    await database.db.transaction().execute(async (trx) => {
      const before = await scans(trx);
      await call(trx);
      const after = await scans(trx);
      expect(before.rows).toHaveLength(BIG.length);
      expect(after.rows).toEqual(before.rows);
    });
  });

  it('counts a sequential scan', async () => {
    await database.db.transaction().execute(async (trx) => {
      const before = await scans(trx);
      await sql`select count(full_description) from products`.execute(trx);
      expect((await scans(trx)).rows).not.toEqual(before.rows);
    });
  });

  it.each([
    ...Object.keys(listingOrders).map((order) => [order as ListingOrder, 'en'] as const),
    ['Name ASC', 'ar'] as const,
    ['Name DESC', 'ar'] as const,
  ])('%s in %s is the order of an index: a page is met without sorting', async (order, language) => {
    const { from, by } = orderingOf(order, language);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select product_id from ${from} order by ${by} limit 10`.execute(database.db);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index Only Scan/);
    expect(plan).not.toMatch(/Sort|Seq Scan/);
  });
});
