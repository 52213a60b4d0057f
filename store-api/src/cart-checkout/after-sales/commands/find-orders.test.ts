import { sql } from 'kysely';
import { copyRows } from '../../../testing/copy-rows.ts';
import { anyShopper, buy, stockedProduct } from '../../../testing/shop-floor.ts';
import { describeOnDatabase } from '../../../testing/test-app.ts';
import { found } from './list-orders.ts';

describeOnDatabase('orders found by what somebody remembers', (app) => {
  beforeAll(async () => {
    const sofa = await stockedProduct(app().db);
    await buy(app(), await anyShopper(app()), [{ ProductId: sofa, Quantity: 1 }]);
    const changes = sql`jsonb_build_object('order_number', 'KC-2001-' || n, 'delivery_name', md5(n::text),
      'contact_email', md5('at ' || n) || '@example.com', 'delivery_phone', (6000000000 + n)::text)`;
    await copyRows(app().db, 'orders', changes, sql`generate_series(100000, 105000) n`, sql`row.paid_at is not null`);
    // As vacuum leaves them: new words wait outside the index.
    await sql`select gin_clean_pending_list('orders_by_words')`.execute(app().db);
    await sql`analyze orders`.execute(app().db);
  }, 120_000);

  // One condition over names, towns and articles read every order the store ever had.
  it.each(['asha rao', '9876543210', 'KC-2001-101234'])('%s is found by indexes [API-06]', async (typed) => {
    const isFound = await found(app().db, typed);
    const plan = await app()
      .db.transaction()
      .execute(async (trx) => {
        // So few orders are read faster than an index.
        await sql`set local enable_seqscan = off`.execute(trx);
        const { rows } = await sql<Record<string, string>>`
          explain select order_id from orders where ${isFound} order by order_id desc limit 51`.execute(trx);
        return rows.map((row) => Object.values(row)[0]).join('\n');
      });
    expect(plan.match(/Bitmap Index Scan on orders_by_words/g)).toHaveLength(4);
    expect(plan).not.toMatch(/(?:Seq Scan on|Index Scan using orders_pkey on) orders_?\d? .*\n\s+Filter/);
    if (typed === '9876543210') expect(plan).toContain('orders_by_phone');
  });

  // All these orders go to one town: for any other word the planner expected as many of them, and read all.
  it('a word that is in no name of a town reads no order for it [API-06]', async () => {
    const { rows } = await sql<Record<string, string>>`
      explain select order_id from orders where ${await found(app().db, 'asha rao')}`.execute(app().db);
    expect(rows.map((row) => Object.values(row)[0]).join('\n')).toContain('orders_by_delivery_city_id');
  });
});
