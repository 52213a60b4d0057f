import { getPopularProductsList } from 'shared-contracts/api/get-popular-products-list';
import { anyShopper, buy, stockedProduct, withPicture } from '../../testing/shop-floor.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';
import { rankBestSellers } from './rank-best-sellers.ts';

describeOnDatabase('best-sellers', (app) => {
  it('are ranked by what was sold once the ranks are refreshed, and a sale alone leaves the listing as it is', async () => {
    const { db } = app();
    const sofa = await stockedProduct(db, { stock: 5 });
    await withPicture(db, sofa);
    const most = await db
      .selectFrom('products')
      .select(({ fn }) => fn.max('units_sold').as('units'))
      .executeTakeFirst();
    await db
      .updateTable('products')
      .set({ units_sold: most?.units ?? 0 })
      .where('product_id', '=', sofa)
      .execute();
    const first = async () => (await app().call(getPopularProductsList, { PageNo: 1, PageSize: 1 }))[0]?.ProductId;
    const before = await first();
    await buy(app(), await anyShopper(app()), [{ ProductId: sofa, Quantity: 1 }]);
    expect(before).not.toBe(sofa);
    expect(await first()).toBe(before);
    await rankBestSellers(db);
    expect(await first()).toBe(sofa);
  });

  it('that are sold out come last at once', async () => {
    const { db } = app();
    const sofa = await stockedProduct(db, { stock: 1 });
    await withPicture(db, sofa);
    await db.updateTable('products').set({ units_sold: 1_000_000 }).where('product_id', '=', sofa).execute();
    await rankBestSellers(db);
    const first = async () => (await app().call(getPopularProductsList, { PageNo: 1, PageSize: 1 }))[0]?.ProductId;
    expect(await first()).toBe(sofa);
    await buy(app(), await anyShopper(app()), [{ ProductId: sofa, Quantity: 1 }]);
    expect(await first()).not.toBe(sofa);
  });
});
