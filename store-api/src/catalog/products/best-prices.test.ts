import { sql } from 'kysely';
import { getAllProducts, ListingExtras } from 'shared-contracts/api/get-all-products';
import { getCategoriesList } from 'shared-contracts/api/get-categories-list';
import { discountPercent } from 'shared-contracts/domain/discount';
import * as v from 'valibot';
import { describeOnDatabase } from '../../testing/test-app.ts';
import { bestPrices } from './best-prices.ts';

describeOnDatabase('the best prices', (app) => {
  const extras = async (parameters: object) => {
    const answer = await app().callWithExtras(getAllProducts, { ...parameters, WithFacets: true });
    return v.parse(ListingExtras, answer.extras).bestPrices;
  };
  const category = async (name: string) =>
    (await app().call(getCategoriesList, {})).find(({ Name }) => Name === name)?.CategoryID ?? 0;

  it('are the ten largest discounts by percent, the largest first [CAT-09]', async () => {
    const best = await extras({});
    const all = await app().call(getAllProducts, { PageSize: 100 });
    const largest = all.map(({ Price, OldPrice }) => ((OldPrice ?? 0) - (Price ?? 0)) / (OldPrice ?? 1));
    expect(best).toHaveLength(10);
    expect(best.map(({ Price, OldPrice }) => (OldPrice - Price) / OldPrice)).toEqual(
      largest.toSorted((one, other) => other - one).slice(0, 10),
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
    const [first, second, third, ...others] = await extras({});
    const set = (id: number | undefined, values: object) =>
      app()
        .db.updateTable('products')
        .set(values)
        .where('product_id', '=', id ?? 0)
        .execute();
    await set(first?.ProductId, { is_published: false });
    await set(second?.ProductId, { price_paise: 0 });
    await set(third?.ProductId, { price_paise: 999_999, old_price_paise: 1_000_000 });
    const left = await bestPrices(app().db, null);
    expect(left.slice(0, others.length)).toEqual(others);
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
          explain select product_id from products
          where is_published and price_paise > 0 and old_price_paise > price_paise
          order by ((old_price_paise - price_paise)::float8 / old_price_paise) desc, product_id limit 10`.execute(trx);
        expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('products_by_discount');
        expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Sort');
      });
  });
});
