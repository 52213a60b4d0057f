import { getRazorPay } from 'shared-contracts/api/get-razor-pay';
import { applyPromotions } from '../../catalog/promotions/update-promoted-prices.ts';
import { postgres } from '../../testing/databases.ts';
import { anyShopper, buy, handOff, stockedProduct } from '../../testing/shop-floor.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

// Only a server with many connections lets things happen at once, so this runs on PostgreSQL alone.
const SLOW = 60_000;

describe('checkouts at once on PostgreSQL', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp(postgres);
  }, SLOW);
  afterAll(() => app?.close());

  it(
    'never give one person a code oftener than its limit, whatever their tabs do [PAY-05] [API-05]',
    async () => {
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
      expect(refused).toEqual(Array(tabs.length - started).fill('coupon-invalid'));
      const held = await app.db.selectFrom('coupon_redemptions').selectAll().where('code', '=', 'MINE').execute();
      const { uses } = await app.db
        .selectFrom('coupons')
        .select('uses')
        .where('code', '=', 'MINE')
        .executeTakeFirstOrThrow();
      expect(held.length).toBeLessThanOrEqual(1);
      expect(uses).toBe(held.length);
    },
    SLOW,
  );

  it(
    'and prices that change under them do not wait for each other in a circle [PAY-04] [PAY-12]',
    async () => {
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
        .selectFrom('products')
        .select('price_paise')
        .where('product_id', 'in', shelf)
        .execute();
      expect(prices.map((row) => row.price_paise)).toEqual([100_000, 100_000, 100_000, 100_000]);
    },
    SLOW,
  );
});
