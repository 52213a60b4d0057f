import { getAllProducts, ListingExtras } from 'shared-contracts/api/get-all-products';
import * as v from 'valibot';
import { seededRandom } from '../../seed/large/seeded-random.ts';
import { type NaiveCatalogue, naiveCatalogue } from '../../testing/naive-catalogue.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';
import type { ListingParameters } from './listing-route.ts';

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
    CategoryID: random.between(1, 3) === 1 ? [random.oneOf(random.oneOf(products).categories)] : [],
    ProductType: some(({ type }) => type),
    MaterialType: some(({ material }) => material),
    OrientationType: random.between(1, 6) === 1 ? some(({ orientation }) => orientation) : [],
    SeaterType: some(({ seater }) => seater),
    ColorID: some(({ color }) => color),
    ManufacturerID: some(({ vendor }) => vendor),
    TagID: some(({ tags }) => tags[0] ?? null),
    MinPrice: random.between(1, 4) === 1 ? (prices[0] ?? null) : null,
    MaxPrice: random.between(1, 4) === 1 ? (prices[1] ?? null) : null,
    Rating: random.between(1, 6) === 1 ? random.oneOf([1, 3.5, 4, 4.3, 4.5, 5]) : null,
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

  it('agree with a scan of every product under any combination of filters [API-08] [CAT-03]', async () => {
    const naive = await naiveCatalogue(app().db);
    const random = seededRandom(20_261_121);
    let shown = 0;
    for (let round = 0; round < COMBINATIONS; round += 1) {
      const given = someFilters(naive, random);
      const term = random.oneOf(TERMS);
      const found = term === '' ? undefined : new Set((await listing({}, term)).ids);
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
        tag: byId(facets.tags),
        stock: facets.stock.map(({ Count }) => Count),
        price: facets.price,
        ratings: facets.ratings.map(({ Count }) => Count),
      }).toEqual({
        given,
        term,
        ids: naive.listed(given, found),
        totalRecords: naive.listed(given, found).length,
        ...expected,
      });
    }
    // Combinations with empty results would prove little.
    expect(shown).toBeGreaterThan(COMBINATIONS);
  }, 60_000);

  it('count products with at least so many stars', async () => {
    const { facets } = await listing({}, '');
    const liked = await listing({ Rating: 4 }, '');
    expect(facets.ratings[0]).toEqual({ AtLeast: 4, Count: liked.totalRecords });
    expect(facets.ratings.map(({ AtLeast }) => AtLeast)).toEqual([4, 3, 2, 1]);
  });

  it('are refused for an inverted price range, naming the field', async () => {
    const { status, problem } = await app().refused(getAllProducts, { MinPrice: 9000, MaxPrice: 100 });
    expect(status).toBe(400);
    expect(problem.errors).toEqual([{ path: 'MinPrice', message: 'must not be above MaxPrice' }]);
  });
});
