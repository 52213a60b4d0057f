import { sql } from 'kysely';
import { getAllProducts } from 'shared-contracts/api/get-all-products';
import { ListingExtras } from 'shared-contracts/api/shapes/listing-extras';
import { DISCOUNT_STEPS } from 'shared-contracts/domain/constants';
import * as v from 'valibot';
import { seededRandom } from '../../seed/large/seeded-random.ts';
import { type NaiveCatalogue, naiveCatalogue } from '../../testing/naive-catalogue.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';
import type { ProductSet } from '../product-sets/product-set.ts';
import { pageOfSet } from '../product-sets/set-pages.ts';
import type { ListingParameters } from './listing-route.ts';
import { readSearchTerm } from './search-term.ts';

type Given = Partial<ListingParameters>;
type Random = ReturnType<typeof seededRandom>;

const COMBINATIONS = 60;
const TERMS = ['', '', '', 'sofa', 'sheesham', 'cane chair', 'shesham bed', 'teal'];

/** Random combinations of filters, with values that products have. */
function someFilters({ products }: NaiveCatalogue, random: Random): Given {
  const some = <Value>(of: (product: NaiveCatalogue['products'][number]) => Value | null) => {
    if (random.between(1, 4) > 1) return [];
    return Array.from({ length: random.between(1, 3) }, () => of(random.oneOf(products))).filter(
      (value) => value !== null,
    );
  };
  const prices = [random.oneOf(products).price, random.oneOf(products).price].toSorted((one, other) => one - other);
  return {
    CategoryID: random.between(1, 3) === 1 ? [random.oneOf(random.oneOf(products).category)] : [],
    ProductType: some(({ type }) => type),
    MaterialType: some(({ material }) => material),
    OrientationType: random.between(1, 6) === 1 ? some(({ orientation }) => orientation) : [],
    SeaterType: some(({ seater }) => seater),
    ColorID: some(({ color }) => color),
    ManufacturerID: some(({ vendor }) => vendor),
    OriginID: some(({ origin }) => origin),
    TagID: some(({ tag }) => tag[0] ?? null),
    MinPrice: random.between(1, 4) === 1 ? (prices[0] ?? null) : null,
    MaxPrice: random.between(1, 4) === 1 ? (prices[1] ?? null) : null,
    Rating: random.between(1, 6) === 1 ? random.oneOf([1, 3.5, 4, 4.3, 4.5, 5]) : null,
    Discount: random.between(1, 5) === 1 ? random.oneOf(DISCOUNT_STEPS) : null,
    StockStatus: random.between(1, 5) === 1 ? random.oneOf(['In stock', 'Out of stock'] as const) : '',
  };
}

const onTheWire = (given: Given) =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]),
  );

describeOnDatabase('facets', (app) => {
  const listing = async (given: Given, SearchTerm: string) => {
    const parameters = { ...onTheWire(given), SearchTerm, PageSize: 100, WithFacets: true };
    const { answer, extras } = await app().callWithExtras(getAllProducts, parameters);
    return { ids: answer.map(({ ProductId }) => ProductId), ...v.parse(ListingExtras, extras) };
  };

  const searched = async (term: string) => {
    const search = await readSearchTerm(app().db, term);
    const ofTier = async (tier: ProductSet) => {
      const { productIds } = await pageOfSet(app().db, tier, { order: 'best-selling', offset: 0, limit: 100 });
      return new Set(productIds);
    };
    return search ? Promise.all(search.tiers.map(ofTier)) : undefined;
  };

  const agreeWithAScan = async () => {
    const naive = await naiveCatalogue(app().db);
    const random = seededRandom(20_261_121);
    let shown = 0;
    for (let round = 0; round < COMBINATIONS; round += 1) {
      const given = someFilters(naive, random);
      const term = random.oneOf(TERMS);
      const found = await searched(term);
      const { ids, facets, totalRecords } = await listing(given, term);
      const expected = naive.facets(given, found);
      const byId = (options: readonly { Id: number; Count: number }[]) =>
        options.map(({ Id, Count }) => ({ Id, Count })).toSorted((one, other) => one.Id - other.Id);
      shown += ids.length;
      expect({
        given,
        term,
        ids: ids.toSorted((one, other) => one - other),
        totalRecords,
        type: byId(facets.productTypes),
        material: byId(facets.materials),
        orientation: byId(facets.orientations),
        seater: byId(facets.seaters),
        color: byId(facets.colors),
        vendor: byId(facets.manufacturers),
        origin: byId(facets.origins),
        tag: byId(facets.tags),
        stock: facets.stock.map(({ Count }) => Count),
        price: facets.price,
        ratings: facets.ratings.map(({ Count }) => Count),
        discounts: facets.discounts.map(({ Count }) => Count),
      }).toEqual({
        given,
        term,
        ids: naive.listed(given, found).toSorted((one, other) => one - other),
        totalRecords: naive.listed(given, found).length,
        ...expected,
      });
    }
    // Combinations with empty results would prove little.
    expect(shown).toBeGreaterThan(COMBINATIONS);
  };

  it(
    'agree with a scan of every product under any combination of filters [API-08] [CAT-03] [CAT-27] [CAT-32]',
    agreeWithAScan,
    60_000,
  );

  it('count products with at least so many stars', async () => {
    const { facets } = await listing({}, '');
    const liked = await listing({ Rating: 4 }, '');
    expect(facets.ratings[0]).toEqual({ AtLeast: 4, Count: liked.totalRecords });
    expect(facets.ratings.map(({ AtLeast }) => AtLeast)).toEqual([4, 3, 2, 1]);
  });

  it('count the products with at least so many percent off, rounded as on a card [CAT-32]', async () => {
    const { facets } = await listing({}, '');
    for (const { AtLeast, Count } of facets.discounts) {
      const step = DISCOUNT_STEPS.find((known) => known === AtLeast) ?? null;
      expect((await listing({ Discount: step }, '')).totalRecords).toBe(Count);
    }
    const { status } = await app().refused(getAllProducts, { Discount: 15 as never });
    expect(status).toBe(400);
  });

  it('are refused for an inverted price range, naming the field', async () => {
    const { status, problem } = await app().refused(getAllProducts, { MinPrice: 9000, MaxPrice: 100 });
    expect(status).toBe(400);
    expect(problem.errors).toEqual([{ path: 'MinPrice', message: 'must not be above MaxPrice' }]);
  });

  it('agree where every product is of a family, alike in some and unlike in other ways [API-08] [CAT-27]', async () => {
    const { db } = app();
    await sql`delete from product_families`.execute(db);
    await sql`insert into sizes (name) values ('Large'), ('Small')`.execute(db);
    await sql`
      insert into product_families (family_id, name, varies)
      select number, 'Design ' || number, '{size,seater}' from generate_series(1000, 1019) as number`.execute(db);
    await sql`
      insert into product_family_members (product_id, family_id) select product_id, 1000 + product_id % 20 from products`.execute(
      db,
    );
    await sql`
      update products set stock_quantity = product_id / 20 % 2 * 5,
        size_id = (select size_id from sizes order by size_id offset product_id % 2 limit 1),
        seater_id = coalesce(seater_id, (select seater_id from seaters order by seater_id offset product_id / 20 % 3 limit 1))`.execute(
      db,
    );
    await agreeWithAScan();
  });
});
