import { sql } from 'kysely';
import { getAllProducts } from 'shared-contracts/api/get-all-products';
import { getAttributeData } from 'shared-contracts/api/get-attribute-data';
import { getCategoriesList } from 'shared-contracts/api/get-categories-list';
import { getStockData } from 'shared-contracts/api/get-stock-data';
import { ListingExtras } from 'shared-contracts/api/shapes/listing-extras';
import * as v from 'valibot';
import { describeOnDatabase, type TestApp } from '../../testing/test-app.ts';

const everything = { PageSize: 100 };

async function categoryId(app: TestApp, name: string): Promise<number> {
  const categories = await app.call(getCategoriesList, {});
  return categories.find((category) => category.Name === name)?.CategoryID ?? 0;
}

async function attributeIds(app: TestApp) {
  const records = await app.call(getAttributeData, { PageSize: 100 });
  return {
    material: (name: string) => records.find((record) => record.MaterialName === name)?.MaterialTypeId ?? 0,
    color: (name: string) => records.find((record) => record.ColorName === name)?.ColorID ?? 0,
    seater: (name: string) => records.find((record) => record.SeaterName === name)?.SeaterId ?? 0,
    orientation: (name: string) => records.find((record) => record.OrientalName === name)?.OrientationId ?? 0,
    type: (name: string) => records.find((record) => record.ProductTypeName === name)?.ProductTypeId ?? 0,
  };
}

describeOnDatabase('the listing', (app) => {
  it('pages through the whole store, newest first, each item with the total [CAT-02]', async () => {
    const first = await app().call(getAllProducts, { PageNo: 1, PageSize: 10 });
    const second = await app().call(getAllProducts, { PageNo: 2, PageSize: 10 });
    expect(first).toHaveLength(10);
    expect(new Set([...first, ...second].map((item) => item.ProductId)).size).toBe(20);
    expect(first[0]?.ProductName).toBe('Bela Cane Lounge Chair in Ivory');
    expect(new Set(first.map((item) => item.TotalRecords))).toEqual(new Set([54]));
  });

  // Fifteen of sixty products carried the mark, so that it said nothing.
  it('marks only the newest few as new, however many are marked [CAT-07]', async () => {
    await app().db.updateTable('products').set({ mark_as_new: true }).execute();
    const items = await app().call(getAllProducts, everything);
    expect(items.map((item) => item.MarkAsNew)).toEqual(items.map((_, place) => place < 6));
  });

  it('is empty past its end, and still has the total', async () => {
    const { answer, extras } = await app().callWithExtras(getAllProducts, { PageNo: 99, WithFacets: true });
    expect(answer).toEqual([]);
    expect(extras.totalRecords).toBe(54);
  });

  it('lists a category with all its descendants; a product can be in several [CAT-02]', async () => {
    const listed = async (name: string) =>
      (await app().call(getAllProducts, { ...everything, CategoryID: await categoryId(app(), name) })).map(
        (item) => item.Slug,
      );
    const livingRoom = await listed('Living Room');
    expect(livingRoom).toContain('rudra-l-shape-sofa-with-left-chaise-in-grey');
    expect(livingRoom).toContain('lehar-tv-unit-in-sheesham-wood');
    expect(livingRoom).not.toContain('isha-bedside-table-in-sheesham-wood');
    expect(await listed('Fabric Furniture')).toContain('rudra-l-shape-sofa-with-left-chaise-in-grey');
  });

  it('combines comma-joined ids by or, and filters by and', async () => {
    const id = await attributeIds(app());
    const wooden = await app().call(getAllProducts, {
      ...everything,
      MaterialType: `${id.material('Mango Wood')},${id.material('Acacia Wood')}`,
    });
    expect(wooden.length).toBe(17);
    const left = await app().call(getAllProducts, {
      ...everything,
      OrientationType: String(id.orientation('Left')),
      SeaterType: id.seater('4 Seater'),
      ColorID: id.color('Grey'),
    });
    expect(left.map((item) => item.Slug)).toEqual(['rudra-l-shape-sofa-with-left-chaise-in-grey']);
  });

  it('filters by price in rupees, bounds included, and by stock', async () => {
    const mid = await app().call(getAllProducts, { ...everything, MinPrice: 8999, MaxPrice: '12999' });
    const prices = mid.map((item) => item.Price ?? 0);
    expect(Math.min(...prices)).toBe(8999);
    expect(Math.max(...prices)).toBe(12999);
    const soldOut = await app().call(getAllProducts, { ...everything, StockStatus: 'Out of stock' });
    expect(soldOut.length).toBe(2);
    expect(new Set(soldOut.map((item) => item.StockStatus))).toEqual(new Set(['Out of stock']));
  });

  it('filters by country of origin, counts each country, and finds it as a word [LAW-01] [CAT-03]', async () => {
    const { extras } = await app().callWithExtras(getAllProducts, { WithFacets: true });
    const { origins } = v.parse(ListingExtras, extras).facets;
    expect(origins.map(({ Name, Count }) => [Name, Count])).toEqual([
      ['India', 51],
      ['Indonesia', 3],
    ]);
    const imported = await app().call(getAllProducts, { ...everything, OriginID: String(origins[1]?.Id) });
    expect(imported.map((item) => item.VendorName)).toEqual(Array(3).fill('Rattan Raya'));
    const found = await app().call(getAllProducts, { ...everything, SearchTerm: 'indonesia' });
    expect(found.map((item) => item.ProductId).sort()).toEqual(imported.map((item) => item.ProductId).sort());
    expect(await app().call(getAllProducts, { ...everything, OriginID: '999' })).toEqual([]);
  });

  it('sorts by popularity: what is in stock first, then what sold most [CAT-06]', async () => {
    const popular = await app().call(getAllProducts, { OrderByColumnName: 'Popularity DESC', PageSize: 100 });
    const { rows } = await sql<{ product_id: number }>`
      select product_id from products where is_published
      order by (stock_quantity > 0) desc, ranked_units desc, product_id`.execute(app().db);
    const shown = popular.map(({ ProductId }) => ProductId);
    expect(shown).toEqual(rows.map(({ product_id }) => product_id).filter((id) => shown.includes(id)));
    expect(shown).toHaveLength(54);
  });

  it('sorts by rating: the best first, what sells most of those that are equal, what has no review last [CAT-06]', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((PageNo) =>
        app().call(getAllProducts, { OrderByColumnName: 'Rating DESC', PageNo, PageSize: 15 }),
      ),
    );
    const shown = pages.flat();
    const ratings = shown.map(({ Rating }) => Rating ?? 0);
    expect(ratings).toEqual(ratings.toSorted((one, other) => other - one));
    expect(new Set(shown.map(({ ProductId }) => ProductId)).size).toBe(54);
    expect(ratings.at(-1)).toBe(0);
    const { rows } = await sql<{ product_id: number }>`
      select product_id from products left join product_ratings using (product_id)
      order by average desc nulls last, (stock_quantity > 0) desc, ranked_units desc, product_id`.execute(app().db);
    const ids = shown.map(({ ProductId }) => ProductId);
    expect(ids).toEqual(rows.map(({ product_id }) => product_id).filter((id) => ids.includes(id)));
  });

  it('sorts by the name of the country of origin, both ways, over its pages [LAW-01] [CAT-06]', async () => {
    const pages = async (OrderByColumnName: 'Origin ASC' | 'Origin DESC') => {
      const asked = [1, 2, 3, 4].map((PageNo) =>
        app().call(getAllProducts, { OrderByColumnName, PageNo, PageSize: 15 }),
      );
      return (await Promise.all(asked)).flat();
    };
    const vendors = (items: readonly { readonly VendorName: string }[]) =>
      items.map(({ VendorName }) => VendorName === 'Rattan Raya');
    const ascending = await pages('Origin ASC');
    expect(new Set(ascending.map(({ ProductId }) => ProductId)).size).toBe(54);
    expect(vendors(ascending).lastIndexOf(false)).toBe(50);
    const descending = await pages('Origin DESC');
    expect(new Set(descending.map(({ ProductId }) => ProductId)).size).toBe(54);
    expect(vendors(descending).indexOf(false)).toBe(3);
    expect(new Set(descending.map(({ TotalRecords }) => TotalRecords))).toEqual(new Set([54]));
    const sofas = await app().call(getAllProducts, {
      OrderByColumnName: 'Origin ASC',
      SearchTerm: 'cane',
      PageSize: 100,
    });
    expect(vendors(sofas).slice(-3)).toEqual([true, true, true]);
  });

  it('filters by the rating from approved reviews', async () => {
    const liked = await app().call(getAllProducts, { ...everything, Rating: 4.5 });
    expect(liked.length).toBeGreaterThan(3);
    expect(liked.every((item) => (item.Rating ?? 0) >= 4.5)).toBe(true);
  });

  it('finds nothing in an unknown category', async () => {
    await expect(app().call(getAllProducts, { CategoryID: 2_000_000_000 })).resolves.toEqual([]);
  });

  it.each([
    ['Name ASC', 'ProductName', 1],
    ['Name DESC', 'ProductName', -1],
    ['Price ASC', 'Price', 1],
    ['Price DESC', 'Price', -1],
  ] as const)('sorts by %s', async (OrderByColumnName, field, direction) => {
    const listed = await app().call(getAllProducts, { ...everything, OrderByColumnName });
    const values = listed.map((item) => (field === 'ProductName' ? item.ProductName.toLowerCase() : (item.Price ?? 0)));
    const sorted = values.toSorted((one, other) => (one < other ? -direction : one > other ? direction : 0));
    expect(values).toEqual(sorted);
  });

  it('sorts by date both ways', async () => {
    const newest = await app().call(getAllProducts, { ...everything, OrderByColumnName: 'Date DESC' });
    const oldest = await app().call(getAllProducts, { ...everything, OrderByColumnName: 'Date ASC' });
    expect(newest[0]?.Slug).toBe('bela-cane-lounge-chair-in-ivory');
    expect(oldest[0]?.Slug).toBe('ojas-king-size-bed-with-storage-in-sheesham-wood');
  });

  it('pages through stock and attributes of every product', async () => {
    const stock = await app().call(getStockData, { PageNo: 1, PageSize: 100 });
    expect(stock).toHaveLength(60);
    expect(stock.every(({ StockStatus, StockQuantity }) => (StockStatus === 'In stock') === StockQuantity > 0)).toBe(
      true,
    );
    const [bed] = (await app().call(getAttributeData, { PageNo: 2, PageSize: 1 })).slice(0, 1);
    expect(bed).toMatchObject({
      ProductTypeName: 'King Size Bed',
      MaterialName: 'Sheesham Wood',
      SeaterId: null,
      HexCode: '#A3703F',
    });
  });
});

describeOnDatabase('facets', (app) => {
  const facetsFor = async (parameters: object) => {
    const { answer, extras } = await app().callWithExtras(getAllProducts, {
      ...everything,
      ...parameters,
      WithFacets: true,
    });
    return { answer, ...v.parse(ListingExtras, extras) };
  };

  it('count for each option what choosing it lists [API-08]', async () => {
    const sofas = { CategoryID: await categoryId(app(), 'Sofas') };
    const { facets } = await facetsFor(sofas);
    for (const { Id, Count } of facets.colors) {
      const listed = await app().call(getAllProducts, { ...everything, ...sofas, ColorID: String(Id) });
      expect(listed).toHaveLength(Count);
    }
    expect(facets.stock).toEqual([
      { Status: 'In stock', Count: 8 },
      { Status: 'Out of stock', Count: 0 },
    ]);
    expect(facets.price).toEqual({ Min: 24_999, Max: 68_999 });
  });

  it('are counted under the other filters, and empty options stay, with 0', async () => {
    const sofas = { CategoryID: await categoryId(app(), 'Sofas') };
    const id = await attributeIds(app());
    const { answer, facets, totalRecords } = await facetsFor({ ...sofas, ColorID: String(id.color('Grey')) });
    expect(totalRecords).toBe(answer.length);
    // The colour's own options ignore the chosen colour …
    expect(facets.colors.find((option) => option.Name === 'Navy')?.Count).toBe(2);
    // … and the other facets do not.
    expect(facets.materials.find((option) => option.Name === 'Fabric')?.Count).toBe(2);
    expect(facets.materials.find((option) => option.Name === 'Sheesham Wood')?.Count).toBe(0);
    expect(facets.price).toEqual({ Min: 25_999, Max: 64_999 });
  });

  it('name real brands and tags', async () => {
    const { facets } = await facetsFor({});
    expect(facets.manufacturers.map((option) => option.Name)).toContain('Malabar Cane House');
    expect(facets.tags.find((option) => option.Name === 'Bestseller')?.Count).toBeGreaterThan(5);
  });

  it('have no price range where nothing has a price', async () => {
    const { facets } = await facetsFor({ SearchTerm: 'nothing like this at all' });
    expect(facets.price).toBeNull();
    expect(facets.colors).toEqual([]);
  });
});
