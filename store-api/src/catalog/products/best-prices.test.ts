import { sql } from 'kysely';
import { getAllProducts } from 'shared-contracts/api/get-all-products';
import { getCategoriesList } from 'shared-contracts/api/get-categories-list';
import { ListingExtras } from 'shared-contracts/api/shapes/listing-extras';
import { discountPercent } from 'shared-contracts/domain/discount';
import * as v from 'valibot';
import { setPrice } from '../../testing/shop-floor.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';
import { bestPrices } from './best-prices.ts';

describeOnDatabase('the best prices', (app) => {
  const extras = async (parameters: object) => {
    const answer = await app().callWithExtras(getAllProducts, { ...parameters, WithFacets: true });
    return v.parse(ListingExtras, answer.extras).bestPrices;
  };
  const category = async (name: string) =>
    (await app().call(getCategoriesList, {})).find(({ Name }) => Name === name)?.CategoryID ?? 0;

  it('are the ten largest discounts by percent, the largest first, one of each family [CAT-09]', async () => {
    const best = await extras({});
    const products = await app()
      .db.selectFrom('product_prices')
      .innerJoin('products', 'products.product_id', 'product_prices.product_id')
      .leftJoin('product_family_members as member', 'member.product_id', 'products.product_id')
      .select(['products.product_id', 'family_id', 'price_paise', 'struck_price_paise'])
      .where('is_published', '=', true)
      .execute();
    const discount = (price: number, oldPrice: number | null) => (oldPrice ? (oldPrice - price) / oldPrice : 0);
    const byDiscount = products
      .toSorted((one, other) => one.product_id - other.product_id)
      .map((row) => ({ ...row, discount: discount(row.price_paise, row.struck_price_paise) }))
      .toSorted((one, other) => other.discount - one.discount);
    const firstOfFamily = byDiscount.filter(
      ({ family_id }, at) => family_id === null || byDiscount.findIndex((row) => row.family_id === family_id) === at,
    );
    expect(firstOfFamily.length).toBeLessThan(products.length);
    expect(best.map(({ ProductId }) => ProductId)).toEqual(
      firstOfFamily.slice(0, 10).map(({ product_id }) => product_id),
    );
  });

  it('are those of the listed category and all below it, whatever the filters [CAT-09]', async () => {
    const CategoryID = await category('Living Room');
    const best = await extras({ CategoryID });
    const listed = await app().call(getAllProducts, { CategoryID, PageSize: 100 });
    const ids = new Set(listed.map(({ ProductId }) => ProductId));
    expect(best.every(({ ProductId }) => ids.has(ProductId))).toBe(true);
    expect(await extras({ CategoryID, StockStatus: 'Out of stock', PageNo: 3 })).toEqual(best);
  });

  it('omit products that are unpublished, have no price or less than one percent off', async () => {
    const [first, second, third] = await extras({});
    const hidden = first?.ProductId ?? 0;
    await app().db.updateTable('products').set({ is_published: false }).where('product_id', '=', hidden).execute();
    await setPrice(app().db, second?.ProductId ?? 0, { price_paise: 0 });
    await setPrice(app().db, third?.ProductId ?? 0, { price_paise: 999_999, old_price_paise: 1_000_000 });
    const left = await bestPrices(app().db, null);
    const leftOut = [first, second, third].map((product) => product?.ProductId);
    expect(left.filter(({ ProductId }) => leftOut.includes(ProductId))).toEqual([]);
    expect(left).toHaveLength(10);
    expect(left.every(({ Price, OldPrice }) => discountPercent(Price, OldPrice) >= 1)).toBe(true);
  });

  it('come from their index, not from a scan of the store', async () => {
    await app()
      .db.transaction()
      .execute(async (trx) => {
        // A scan of sixty rows is faster; with scans off the plan shows whether the index can answer.
        await sql`set local enable_seqscan = off`.execute(trx);
        await sql`set local enable_bitmapscan = off`.execute(trx);
        const { rows } = await sql<{ 'QUERY PLAN': string }>`
          explain select product_id from product_prices join products using (product_id)
          where is_published and struck_price_paise is not null
          order by ((struck_price_paise - price_paise)::float8 / struck_price_paise) desc, product_id limit 10`.execute(
          trx,
        );
        expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('product_prices_by_discount');
        expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Sort');
      });
  });
});
