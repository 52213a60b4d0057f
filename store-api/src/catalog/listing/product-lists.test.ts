import { getCategoriesList } from 'shared-contracts/api/get-categories-list';
import { getPopularProductsList } from 'shared-contracts/api/get-popular-products-list';
import { getProductsListByIds } from 'shared-contracts/api/get-products-list-by-ids';
import { getRecentsProductsList } from 'shared-contracts/api/get-recents-products-list';
import { getRelatedProductsList } from 'shared-contracts/api/get-related-products-list';
import { SubstituteExtras } from 'shared-contracts/api/shapes/substitute-extras';
import * as v from 'valibot';
import { describeOnDatabase } from '../../testing/test-app.ts';

describeOnDatabase('shelves', (app) => {
  it('show the newest first, of the store or of one category', async () => {
    const recent = await app().call(getRecentsProductsList, {
      PageNo: 1,
      PageSize: 20,
      TabName: 'new products',
      recordValueJson: '[]',
    });
    expect(recent).toHaveLength(20);
    const categories = await app().call(getCategoriesList, {});
    const cane = categories.find((category) => category.Slug === 'cane-furniture')?.CategoryID;
    const newest = await app().call(getRecentsProductsList, { PageSize: 4, CategoryID: cane });
    expect(newest.map((item) => item.ProductName)).toEqual([
      'Bela Cane Lounge Chair in Ivory',
      'Bela Cane Arm Chair in Teak Finish',
      'Chitra Cane TV Unit in Teak Finish',
      'Chitra Cane Sideboard in Natural Finish',
    ]);
  });

  it('show the best-selling first', async () => {
    const popular = await app().call(getPopularProductsList, { PageNo: 1, PageSize: 3 });
    expect(popular.map((item) => item.Slug)).toEqual([
      'aarvi-3-seater-fabric-sofa-in-teal',
      'vihaan-dining-chair-in-sheesham-wood',
      'ojas-king-size-bed-with-storage-in-sheesham-wood',
    ]);
  });

  it('show products like one product, never that one, nor its design in another colour [CAT-27]', async () => {
    const related = await app().call(getRelatedProductsList, { ProductId: 1 });
    expect(related).toHaveLength(8);
    expect(related[0]?.CategorySlug).toBe('fabric-sofas');
    expect(related.filter((item) => item.ProductName.startsWith('Aarvi'))).toEqual([]);
    await expect(app().call(getRelatedProductsList, { ProductId: 999_999 })).resolves.toEqual([]);
  });

  // A sold-out desk offered a bed as similar and in stock.
  it('name what can be bought instead of what is sold out: of its type, else of its category [CAT-29]', async () => {
    const typeOf = async (id: number) =>
      await app()
        .db.selectFrom('products')
        .select(['product_type_id', 'main_category_id'])
        .where('product_id', '=', id)
        .executeTakeFirstOrThrow();
    const change = (set: object) => app().db.updateTable('products').set(set).where('product_id', '=', 1).execute();
    const ask = () => app().callWithExtras(getRelatedProductsList, { ProductId: 1 });
    expect((await ask()).extras).toEqual({});
    await change({ stock_quantity: 0 });
    const sofa = await typeOf(1);
    const { answer, extras } = await ask();
    const { substitutes } = v.parse(SubstituteExtras, extras);
    for (const { ProductId } of answer) {
      const isSofa = (await typeOf(ProductId)).product_type_id === sofa.product_type_id;
      expect([ProductId, substitutes.includes(ProductId)]).toEqual([ProductId, isSofa]);
    }
    await change({ product_type_id: null });
    const untyped = v.parse(SubstituteExtras, (await ask()).extras).substitutes;
    for (const id of untyped) expect((await typeOf(id)).main_category_id).toBe(sofa.main_category_id);
    expect(untyped).not.toEqual([]);
  });

  it('show products by id in the requested order, each once, without unknown ones', async () => {
    const chosen = await app().call(getProductsListByIds, { ProductIds: '7,3,999999,7,1' });
    expect(chosen.map((item) => item.ProductId)).toEqual([7, 3, 1]);
    await expect(app().call(getProductsListByIds, { ProductIds: '' })).resolves.toEqual([]);
  });

  it('have two pictures, with alternative text, sizes and a blur [API-09]', async () => {
    const [item] = await app().call(getProductsListByIds, { ProductIds: '1' });
    expect(item?.Image.Alt).toContain('three-quarter view');
    expect(item?.SecondImage?.Url).not.toBe(item?.Image.Url);
    expect(item?.Image.Placeholder.length).toBeLessThan(250);
  });

  it('show what is sold out last, among best-sellers and related products [CAT-22]', async () => {
    const sellOut = (slug: string) =>
      app().db.updateTable('products').set({ stock_quantity: 0 }).where('slug', '=', slug).execute();
    const shelves = async () => {
      const popular = await app().call(getPopularProductsList, { PageNo: 1, PageSize: 100 });
      const related = await app().call(getRelatedProductsList, { ProductId: 1 });
      return [popular, related];
    };
    // Of a family another product would take its place.
    const alone = (await shelves()).map((items) => items.find(({ Family }) => Family === null));
    for (const one of alone) await sellOut(one?.Slug ?? '');
    for (const items of await shelves()) {
      const firstOut = items.findIndex(({ StockStatus }) => StockStatus === 'Out of stock');
      expect(firstOut).toBeGreaterThan(0);
      expect(new Set(items.slice(firstOut).map(({ StockStatus }) => StockStatus))).toEqual(new Set(['Out of stock']));
    }
  });
});
