import { sql } from 'kysely';
import type { ApiCall } from 'shared-contracts/api/call';
import { getRazorPay } from 'shared-contracts/api/get-razor-pay';
import { verifyPayment } from 'shared-contracts/api/verify-payment';
import * as v from 'valibot';
import { applyPromotions } from '../../catalog/promotions/update-promoted-prices.ts';
import { operator } from '../../testing/operator.ts';
import { report, tally } from '../../testing/processes/store-process.ts';
import { anyShopper, buy, handOff, payInWindow, stockedProduct, verification } from '../../testing/shop-floor.ts';
import { buildTestApp, type Credentials, type TestApp } from '../../testing/test-app.ts';

describe('checkouts at once', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp();
  });
  afterAll(() => app?.close());

  it('never give one person a code oftener than its limit, whatever their tabs do [PAY-05] [API-05]', async () => {
    const limits = { use_limit: null, per_person_limit: 1 };
    await app.db
      .insertInto('coupons')
      .values({ code: 'MINE', kind: 'fixed', value: 10_000, cap_paise: null, valid_until: null, ...limits })
      .execute();
    const shopper = await anyShopper(app);
    const basket = [{ ProductId: await stockedProduct(app.db, { stock: 100 }), Quantity: 1 }];
    const tabs = await Promise.all(
      Array.from({ length: 8 }, () => handOff(app, shopper, basket, { CouponCode: 'MINE' })),
    );
    const answers = await Promise.all(
      tabs.map((given) =>
        app.http.inject({
          method: 'POST',
          url: getRazorPay.path,
          payload: { requestParameters: given },
          headers: { token: shopper.token, userid: String(shopper.userId) },
        }),
      ),
    );
    const started = answers.filter((answer) => answer.statusCode === 200).length;
    expect(started).toBeGreaterThan(0);
    const refused = answers.filter((answer) => answer.statusCode === 409).map((answer) => answer.json().code);
    expect(refused).toHaveLength(tabs.length - started);
    // A newer tab may have overtaken one before it was refused.
    expect(refused.filter((code) => code !== 'coupon-invalid' && code !== 'overtaken')).toEqual([]);
    const held = await app.db.selectFrom('coupon_redemptions').selectAll().where('code', '=', 'MINE').execute();
    const { uses } = await app.db
      .selectFrom('coupons')
      .select('uses')
      .where('code', '=', 'MINE')
      .executeTakeFirstOrThrow();
    expect(held.length).toBeLessThanOrEqual(1);
    expect(uses).toBe(held.length);
  });

  it('and prices that change under them do not wait for each other in a circle [PAY-04] [PAY-12]', async () => {
    const shelf = await Promise.all([1, 2, 3, 4].map(() => stockedProduct(app.db, { price: 1000, stock: 100 })));
    const { promotion_id } = await app.db
      .insertInto('promotions')
      .values({
        name: 'On and off',
        kind: 'percent',
        value: 1000,
        applies_to: 'products',
        category_id: null,
        valid_from: new Date(0),
        valid_until: null,
        ended_at: null,
      })
      .returning('promotion_id')
      .executeTakeFirstOrThrow();
    const concerned = shelf.map((product_id) => ({ promotion_id, product_id }));
    await app.db.insertInto('promotion_products').values(concerned).execute();
    const rounds = Array.from({ length: 12 }, (_, round) => round);
    const turn = (ended_at: Date | null) =>
      app.db.transaction().execute(async (trx) => {
        await trx.updateTable('promotions').set({ ended_at }).where('promotion_id', '=', promotion_id).execute();
        return applyPromotions(trx, new Date());
      });
    const turning = rounds.map((round) => turn(round % 2 === 0 ? null : new Date()));
    const buying = rounds.map(async (round) => {
      const ids = round % 2 === 0 ? shelf : [...shelf].reverse();
      const basket = ids.map((ProductId) => ({ ProductId, Quantity: 1 }));
      // A price that changed between cart and payment is refused; anything else that fails is a fault.
      return buy(app, await anyShopper(app), basket).then(
        () => 'bought',
        (fault: Error) => (/"code":"price-changed"/.test(fault.message) ? 'refused' : fault.message),
      );
    });
    await Promise.all(turning);
    const ends = await Promise.all(buying);
    await turn(new Date());
    expect(ends.filter((end) => end !== 'bought' && end !== 'refused')).toEqual([]);
    const prices = await app.db
      .selectFrom('product_prices')
      .select('price_paise')
      .where('product_id', 'in', shelf)
      .execute();
    expect(prices.map((row) => row.price_paise)).toEqual([100_000, 100_000, 100_000, 100_000]);
  });

  // A cart's sofas were locked with its stock and its downloads with the sales counts, a promotion locked both by id.
  it('with furniture and downloads in one cart wait for no promotion in a circle [PAY-04] [PAY-12] [API-05]', async () => {
    const shelf: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      shelf.push(await stockedProduct(app.db, { price: 1000, stock: 1000, digital: index % 2 === 0 }));
    }
    const shoppers: Credentials[] = [];
    for (let index = 0; index < 16; index += 1) shoppers.push(await anyShopper(app));
    const before = await deadlocks(app);
    const statuses: number[] = [];
    const call = async (target: ApiCall, parameters: unknown, as: Credentials) => {
      const answer = await app.http.inject({
        method: 'POST',
        url: target.path,
        payload: { requestParameters: parameters as object },
        headers: { token: as.token, userid: String(as.userId) },
      });
      statuses.push(answer.statusCode);
      return answer;
    };
    let buying = true;
    const bought = Promise.all(
      shoppers.map(async (shopper, turn) => {
        let paid = 0;
        for (let round = 0; round < 6; round += 1) {
          const ids = turn % 2 === 0 ? shelf : [...shelf].reverse();
          const given = await handOff(
            app,
            shopper,
            ids.map((ProductId) => ({ ProductId, Quantity: 1 })),
          );
          const started = await call(getRazorPay, given, shopper);
          // A price that changed between cart and payment is refused.
          if (started.statusCode !== 200) continue;
          const open = v.parse(getRazorPay.answer, JSON.parse(started.json().data));
          const completion = await payInWindow(app, open);
          const verified = await call(verifyPayment, verification(completion), shopper);
          if (verified.statusCode === 200) paid += 1;
        }
        return paid;
      }),
    ).finally(() => {
      buying = false;
    });
    const promote = async (percent: number) => {
      await operator(app, ['promotions', 'add', 'Sale', '--percent', String(percent), '--products', shelf.join(',')]);
      const { ids } = await app.db
        .selectFrom('promotions')
        .select(sql<string>`max(promotion_id)::text`.as('ids'))
        .executeTakeFirstOrThrow();
      await operator(app, ['promotions', 'end', ids]);
      return 'done';
    };
    const promotions: string[] = [];
    while (buying) promotions.push(await promote(10).catch((fault: { readonly code?: string }) => String(fault.code)));
    const paid = (await bought).reduce((sum, count) => sum + count, 0);
    const counts = tally(statuses.map(String));
    // The server adds a session's numbers up to a second later.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const met = (await deadlocks(app)) - before;
    report(
      `16 buyers: ${paid} bought, answers ${JSON.stringify(counts)}, promotions ${JSON.stringify(tally(promotions))}, deadlocks ${met}`,
    );
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(promotions.filter((end) => end !== 'done')).toEqual([]);
    expect(met).toBe(0);
    expect(paid).toBeGreaterThan(0);
  });
});

/** How many deadlocks the server has broken in this app's database so far. */
async function deadlocks({ db }: TestApp): Promise<number> {
  const { rows } = await sql<{ met: number }>`
    select deadlocks::integer as met from pg_stat_database where datname = current_database()`.execute(db);
  return rows[0]?.met ?? 0;
}
