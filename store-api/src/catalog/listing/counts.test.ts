import { getAllProducts } from 'shared-contracts/api/get-all-products';
import { getCategoriesList } from 'shared-contracts/api/get-categories-list';
import { getManufacturerList } from 'shared-contracts/api/get-manufacturer-list';
import { getPopularCategories } from 'shared-contracts/api/get-popular-categories';
import { ListingExtras } from 'shared-contracts/api/shapes/listing-extras';
import * as v from 'valibot';
import { describeOnDatabase } from '../../testing/test-app.ts';

/** Options of a facet by the parameter that chooses one. */
const CHOSEN_BY = {
  productTypes: 'ProductType',
  materials: 'MaterialType',
  orientations: 'OrientationType',
  seaters: 'SeaterType',
  colors: 'ColorID',
  manufacturers: 'ManufacturerID',
  origins: 'OriginID',
  tags: 'TagID',
} as const;

/** The home page said 12 sofas where its listing showed 8, and a narrower price raised numbers: a family counted as its products. */
describeOnDatabase('a number beside a name', (app) => {
  const listing = async (parameters: object) => {
    const asked = { ...parameters, PageSize: 100, WithFacets: true };
    const { answer, extras } = await app().callWithExtras(getAllProducts, asked);
    const { facets, totalRecords } = v.parse(ListingExtras, extras);
    expect(answer).toHaveLength(totalRecords);
    const options = Object.entries(CHOSEN_BY).flatMap(([facet, parameter]) =>
      facets[facet as keyof typeof CHOSEN_BY].map(({ Id, Count }) => [{ [parameter]: String(Id) }, Count] as const),
    );
    const steps = [
      ...facets.ratings.map(({ AtLeast, Count }) => [{ Rating: AtLeast }, Count] as const),
      ...facets.discounts.map(({ AtLeast, Count }) => [{ Discount: AtLeast }, Count] as const),
      ...facets.stock.map(({ Status, Count }) => [{ StockStatus: Status }, Count] as const),
    ];
    return { total: totalRecords, cards: answer, choices: [...options, ...steps] };
  };

  it('of a category, on the home page or in a menu, is what its listing shows [CAT-33] [HOME-03]', async () => {
    const all = await app().call(getCategoriesList, {});
    for (const { CategoryID, Name, ProductCount } of [...all, ...(await app().call(getPopularCategories, {}))]) {
      const { total } = await listing({ CategoryID: String(CategoryID) });
      expect({ Name, ProductCount }).toEqual({ Name, ProductCount: total });
    }
  });

  it('of a brand is what its listing shows [CAT-33]', async () => {
    for (const { ManufacturerID, Name, ProductCount } of await app().call(getManufacturerList, {})) {
      const { total } = await listing({ ManufacturerID: String(ManufacturerID) });
      expect({ Name, ProductCount }).toEqual({ Name, ProductCount: total });
    }
  });

  it.each([
    {},
    { CategoryID: '2' },
    { MinPrice: 20_000, MaxPrice: 45_000 },
    { StockStatus: 'Out of stock' },
    { StockStatus: 'In stock', Rating: 4 },
    { SearchTerm: 'sofa', MaxPrice: 40_000 },
  ])('of a filter is what choosing it shows, under %j [CAT-33] [CAT-03]', async (given) => {
    const { choices } = await listing(given);
    for (const [choice, count] of choices) {
      const { total } = await listing({ ...given, ...choice });
      expect({ choice, count }).toEqual({ choice, count: total });
    }
  });

  it('never rises, and no design is shown twice, as the price is narrowed [CAT-33] [CAT-27]', async () => {
    let wider = await listing({});
    for (const MaxPrice of [90_000, 60_000, 45_000, 40_000, 33_000, 20_000, 9_000]) {
      const narrower = await listing({ MaxPrice });
      expect(narrower.total).toBeLessThanOrEqual(wider.total);
      const designs = narrower.cards.flatMap(({ Family }) => Family?.Name ?? []);
      expect(designs).toEqual([...new Set(designs)]);
      for (const [place, [choice, count]] of narrower.choices.entries()) {
        const [sameChoice, before = 0] = wider.choices[place] ?? [];
        expect(choice).toEqual(sameChoice);
        expect({ choice, rises: count > before }).toEqual({ choice, rises: false });
      }
      wider = narrower;
    }
  });
});
