import { getAllProducts } from 'shared-contracts/api/get-all-products';
import { getAttributeData } from 'shared-contracts/api/get-attribute-data';
import { getColorsList } from 'shared-contracts/api/get-colors-list';
import { getLatestHotProduct } from 'shared-contracts/api/get-latest-hot-product';
import { getManufacturerList } from 'shared-contracts/api/get-manufacturer-list';
import { getPopularTags } from 'shared-contracts/api/get-popular-tags';
import { getProductAllAttributesByProductId } from 'shared-contracts/api/get-product-all-attributes-by-productid';
import { getSizeList } from 'shared-contracts/api/get-size-list';
import { describeOnDatabase } from '../../testing/test-app.ts';

describeOnDatabase('product options', (app) => {
  it('include colours, each with its swatch, that find products [API-01]', async () => {
    const colors = await app().call(getColorsList, {});
    expect(colors.length).toBeGreaterThan(5);
    expect(colors.every(({ HexCode }) => /^#[0-9a-f]{6}$/i.test(HexCode))).toBe(true);
    const found = await app().call(getAllProducts, { ColorID: String(colors[0]?.ColorID) });
    expect(found.length).toBeGreaterThan(0);
  });

  it('include sizes', async () => {
    await app()
      .db.insertInto('sizes')
      .values([{ name: 'King' }, { name: 'Queen' }])
      .execute();
    const sizes = await app().call(getSizeList, {});
    expect(sizes.map(({ SizeName }) => SizeName).slice(-2)).toEqual(['King', 'Queen']);
  });

  it('include brands, with as many products as the listing has [API-01]', async () => {
    const brands = await app().call(getManufacturerList, {});
    expect(brands.length).toBeGreaterThan(2);
    for (const { ManufacturerID, ProductCount } of brands) {
      const [first] = await app().call(getAllProducts, { ManufacturerID: String(ManufacturerID), PageSize: 1 });
      expect(first?.TotalRecords ?? 0).toBe(ProductCount);
    }
    const names = brands.map(({ Name }) => Name.toLowerCase());
    expect(names).toEqual([...names].sort());
  });

  it('include tags, the most used first [API-01]', async () => {
    const tags = await app().call(getPopularTags, {});
    const tagged = await app()
      .db.selectFrom('product_tags')
      .innerJoin('products', 'products.product_id', 'product_tags.product_id')
      .select('tag_id')
      .where('is_published', '=', true)
      .execute();
    const counts = tags.map(({ TagID }) => tagged.filter(({ tag_id }) => tag_id === TagID).length);
    expect(tags.length).toBeGreaterThan(2);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });

  it('include the best-selling new product in stock [API-01]', async () => {
    const rows = await app()
      .db.selectFrom('products')
      .select(['product_id', 'units_sold'])
      .where('mark_as_new', '=', true)
      .where('stock_quantity', '>', 0)
      .execute();
    const most = Math.max(...rows.map((row) => row.units_sold));
    const [hot, ...more] = await app().call(getLatestHotProduct, {});
    expect(more).toEqual([]);
    expect(rows.find((row) => row.product_id === hot?.ProductId)?.units_sold).toBe(most);

    await app().db.updateTable('products').set({ mark_as_new: false }).execute();
    await expect(app().call(getLatestHotProduct, {})).resolves.toEqual([]);
  });

  it('include the attributes of one product, as in the list of all [API-01]', async () => {
    const all = await app().call(getAttributeData, { PageSize: 100 });
    const third = all.filter(({ ProductID }) => ProductID === 3);
    await expect(app().call(getProductAllAttributesByProductId, { ProductId: 3 })).resolves.toEqual(third);
    await expect(app().call(getProductAllAttributesByProductId, { ProductId: 999_999 })).resolves.toEqual([]);
    const { status, problem } = await app().refused(getProductAllAttributesByProductId, { ProductId: 0 });
    expect([status, problem.errors?.[0]?.path]).toEqual([400, 'ProductId']);
  });
});
