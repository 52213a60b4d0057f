import { sql } from 'kysely';
import { cartData } from 'shared-contracts/api/cart-data';
import { getAllProducts } from 'shared-contracts/api/get-all-products';
import { getProductDetail } from 'shared-contracts/api/get-product-detail';
import { operator } from '../../testing/operator.ts';
import { setPrice, stockedProduct, withPicture } from '../../testing/shop-floor.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';
import { bestPrices } from './best-prices.ts';

// An old price that was never asked, or was asked for a day, makes a reduction look larger than it is.
describeOnDatabase('a price that is struck through', (app) => {
  const rupees = (amount: number) => amount * 100;

  /** A sofa that was offered at these prices, each since so many days ago. */
  async function sofaOffered(...history: readonly (readonly [price: number, daysAgo: number])[]) {
    const { db } = app();
    const sofa = await stockedProduct(db, { price: history[0]?.[0] ?? 0 });
    for (const [price] of history.slice(1)) await setPrice(db, sofa, { price_paise: rupees(price) });
    const noted = await db
      .selectFrom('price_history')
      .select('price_history_id')
      .where('product_id', '=', sofa)
      .orderBy('price_history_id')
      .execute();
    expect(noted).toHaveLength(history.length);
    for (const [index, { price_history_id }] of noted.entries()) {
      await db
        .updateTable('price_history')
        .set({ valid_from: sql`now() - ${history[index]?.[1]} * interval '1 day'` })
        .where('price_history_id', '=', price_history_id)
        .execute();
    }
    return sofa;
  }

  const reduce = (sofa: number, price: number, was: number) =>
    setPrice(app().db, sofa, { price_paise: rupees(price), old_price_paise: rupees(was) });
  const struck = async (ProductId: number) => (await app().call(getProductDetail, { ProductId }))[0]?.OldPrice;

  it('was really asked: an operator’s own claim counts for nothing [LAW-04]', async () => {
    const sofa = await sofaOffered([10_000, 90]);
    await reduce(sofa, 10_000, 25_000);
    expect(await struck(sofa)).toBeNull();
    await reduce(sofa, 8000, 25_000);
    expect(await struck(sofa)).toBe(10_000);
    const fresh = await stockedProduct(app().db, { price: 0 });
    await reduce(fresh, 8000, 25_000);
    expect(await struck(fresh)).toBeNull();
  });

  it('is at most the lowest of the 30 days before the reduction [LAW-04]', async () => {
    const raised = await sofaOffered([10_000, 90], [12_000, 10]);
    await reduce(raised, 11_000, 12_000);
    expect(await struck(raised)).toBeNull();
    const lower = await sofaOffered([10_000, 90], [12_000, 10]);
    await reduce(lower, 9000, 12_000);
    expect(await struck(lower)).toBe(10_000);
    const longAgo = await sofaOffered([10_000, 90], [12_000, 31]);
    await reduce(longAgo, 9000, 12_000);
    expect(await struck(longAgo)).toBe(12_000);
  });

  it('stays while the price falls further, and is measured again once it rises [LAW-04]', async () => {
    const sofa = await sofaOffered([10_000, 90]);
    await reduce(sofa, 9000, 10_000);
    await reduce(sofa, 8000, 10_000);
    expect(await struck(sofa)).toBe(10_000);
    await reduce(sofa, 9500, 10_000);
    expect(await struck(sofa)).toBeNull();
  });

  it('was seen: a price of a hidden product, or within one transaction, was not asked [LAW-04]', async () => {
    const { db } = app();
    const hidden = await stockedProduct(db, { price: 0 });
    const publish = (is_published: boolean) =>
      db.updateTable('products').set({ is_published }).where('product_id', '=', hidden).execute();
    await publish(false);
    await setPrice(db, hidden, { price_paise: rupees(10_000) });
    await publish(true);
    await publish(false);
    const { rows } = await sql<{ price: number }>`
      select price_paise as price from price_history where product_id = ${hidden} order by price_history_id`.execute(
      db,
    );
    expect(rows.map(({ price }) => price)).toEqual([rupees(10_000), 0]);
    const quick = await stockedProduct(db, { price: 0 });
    await db.transaction().execute(async (trx) => {
      await setPrice(trx, quick, { price_paise: rupees(10_000) });
      await setPrice(trx, quick, { price_paise: rupees(8000), old_price_paise: rupees(10_000) });
    });
    expect(await struck(quick)).toBeNull();
    const { rows: asked } = await sql<{ price: number }>`
      select price_paise as price from price_history where product_id = ${quick}`.execute(db);
    expect(asked).toEqual([{ price: rupees(8000) }]);
  });

  it('is the same on the page, the card, in the best prices and in the cart, also in a promotion [LAW-04]', async () => {
    const sofa = await sofaOffered([10_000, 90], [50_000, 10]);
    await withPicture(app().db, sofa);
    await operator(app(), ['promotions', 'add', 'Sale', '--percent', '90', '--products', String(sofa)]);
    expect(await struck(sofa)).toBe(10_000);
    const priced = { MinPrice: 5000, MaxPrice: 5000 };
    expect(await app().call(getAllProducts, priced)).toMatchObject([
      { ProductId: sofa, Price: 5000, OldPrice: 10_000 },
    ]);
    const best = await bestPrices(app().db, null);
    expect(best.find(({ ProductId }) => ProductId === sofa)).toMatchObject({ Price: 5000, OldPrice: 10_000 });
    const cart = await app().call(cartData, { cartJsonData: JSON.stringify([{ ProductId: sofa, Quantity: 1 }]) });
    expect(cart.productsData).toMatchObject([{ Price: 10_000, DiscountedPrice: 5000 }]);
  });

  // The raised price may not be struck through, and a coupon still does not join the promotion.
  it('is missing in the cart, too, where nothing may be struck through [LAW-04] [PAY-04]', async () => {
    const sofa = await sofaOffered([10_000, 90], [20_000, 10]);
    await operator(app(), ['promotions', 'add', 'Sale', '--percent', '40', '--products', String(sofa)]);
    expect(await struck(sofa)).toBeNull();
    const cartJsonData = JSON.stringify([{ ProductId: sofa, Quantity: 1 }]);
    const cart = await app().call(cartData, { cartJsonData, CouponCode: 'NEW5' });
    expect(cart.productsData).toMatchObject([{ Price: 12_000, DiscountedPrice: 12_000 }]);
    expect(cart.couponFault).toEqual({ reason: 'promotion' });
  });

  it('of the samples was asked before, by their history [LAW-04]', async () => {
    const { rows } = await sql<{ reduced: number; unproven: number }>`
      select count(*)::integer as reduced, count(*) filter (where not exists (
        select from price_history earlier join price_history later using (product_id)
        where product_id = product_prices.product_id and earlier.price_history_id < later.price_history_id
          and earlier.price_paise = product_prices.struck_price_paise and later.price_paise = product_prices.price_paise
          and later.valid_from > earlier.valid_from
      ))::integer as unproven
      from product_prices join products using (product_id)
      where sku like 'KC-%' and old_price_paise is not null`.execute(app().db);
    expect(rows[0]?.reduced).toBeGreaterThan(15);
    expect(rows[0]?.unproven).toBe(0);
    const { rows: shown } = await sql`
      select from product_prices where product_id <= 60 and old_price_paise is distinct from struck_price_paise`.execute(
      app().db,
    );
    expect(shown).toEqual([]);
  });
});
