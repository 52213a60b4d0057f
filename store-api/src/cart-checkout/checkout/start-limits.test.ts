import { getRazorPay } from 'shared-contracts/api/get-razor-pay';
import { anyShopper, handOff, inWindow, startPayment, stockedProduct } from '../../testing/shop-floor.ts';
import { buildTestApp, type Credentials, describeOnDatabase, type TestApp } from '../../testing/test-app.ts';

let moment = new Date();

const held = (app: TestApp, productId: number) =>
  app.db.selectFrom('stock_reservations').selectAll().where('product_id', '=', productId).execute();

async function post(app: TestApp, as: Credentials, given: object, address?: string) {
  const answer = await app.http.inject({
    method: 'POST',
    url: getRazorPay.path,
    payload: { requestParameters: given },
    headers: {
      token: as.token,
      userid: String(as.userId),
      ...(address ? { 'x-forwarded-for': address } : {}),
    },
  });
  return answer.statusCode;
}

describeOnDatabase(
  'what can be held without paying',
  (app) => {
    beforeEach(() => {
      moment = new Date();
    });

    // A repeated key renewed the hold for another 15 minutes each time, without end.
    it('ends 45 minutes after the start, however often the purchase is repeated [PAY-16]', async () => {
      const shopper = await anyShopper(app());
      const sofa = await stockedProduct(app().db, { stock: 1 });
      const same = await handOff(app(), shopper, [{ ProductId: sofa, Quantity: 1 }]);
      await app().call(getRazorPay, same, shopper);
      const begun = moment.getTime();
      const ends: number[] = [];
      for (const minutes of [10, 24, 38, 44]) {
        moment = new Date(begun + minutes * 60_000);
        await app().call(getRazorPay, same, shopper);
        const [hold] = await held(app(), sofa);
        ends.push(Math.round(((hold?.expires_at.getTime() ?? 0) - begun) / 60_000));
      }
      expect(ends).toEqual([25, 39, 45, 45]);
      moment = new Date(begun + 46 * 60_000);
      await app().call(getRazorPay, same, shopper);
      expect(await held(app(), sofa)).toEqual([]);
      // Others can buy the piece now.
      await startPayment(app(), await anyShopper(app()), [{ ProductId: sofa, Quantity: 1 }]);
    });

    it('is at most 20 pieces of one person; a longer cart is sold without a hold [PAY-16]', async () => {
      const basket = async (lines: number, quantity: number) =>
        Promise.all(
          Array.from({ length: lines }, async () => ({
            ProductId: await stockedProduct(app().db, { stock: 6 }),
            Quantity: quantity,
          })),
        );
      const [short, long] = [await basket(4, 5), await basket(7, 3)];
      await startPayment(app(), await anyShopper(app()), short);
      await startPayment(app(), await anyShopper(app()), long);
      const pieces = async (lines: typeof short) =>
        (await Promise.all(lines.map(({ ProductId }) => held(app(), ProductId)))).flat().length;
      expect([await pieces(short), await pieces(long)]).toEqual([4, 0]);
    });

    it('is at most 100 pieces of one origin; its shoppers can still buy [PAY-16]', async () => {
      const sofa = await stockedProduct(app().db, { stock: 1000, maximum: 20 });
      const starts = Array.from({ length: 7 }, async () => {
        const shopper = await anyShopper(app());
        return post(app(), shopper, await handOff(app(), shopper, [{ ProductId: sofa, Quantity: 20 }]), '192.0.2.7');
      });
      expect(await Promise.all(starts)).toEqual(Array(7).fill(200));
      const pieces = (await held(app(), sofa)).reduce((sum, hold) => sum + hold.quantity, 0);
      expect(pieces).toBe(100);
    });
  },
  { now: () => moment, environment: { TRUST_PROXY: 'loopback' } },
);

describeOnDatabase(
  'starts of payments',
  (app) => {
    const basketOf = async () => [{ ProductId: await stockedProduct(app().db, { stock: 1000 }), Quantity: 1 }];

    it('are limited by person: 20 unpaid ones in an hour [PAY-16]', async () => {
      const shopper = await anyShopper(app());
      const basket = await basketOf();
      for (let start = 0; start < 20; start += 1) {
        expect(await post(app(), shopper, await handOff(app(), shopper, basket))).toBe(200);
      }
      const refusal = await app().refused(getRazorPay, await handOff(app(), shopper, basket), shopper);
      expect([refusal.status, refusal.headers['retry-after']]).toEqual([429, '900']);
      const other = await anyShopper(app());
      expect(await post(app(), other, await handOff(app(), other, basket))).toBe(200);
    });

    it('are limited by origin: 100 in 15 minutes [PAY-16]', async () => {
      const basket = await basketOf();
      const shoppers = await Promise.all(Array.from({ length: 6 }, () => anyShopper(app())));
      const hers = await Promise.all(shoppers.map((shopper) => handOff(app(), shopper, basket)));
      const statuses: number[] = [];
      for (let start = 0; start < 102; start += 1) {
        const turn = start % shoppers.length;
        const shopper = shoppers[turn];
        if (shopper) statuses.push(await post(app(), shopper, hers[turn] ?? {}, '192.0.2.9'));
      }
      expect(statuses.filter((status) => status === 200)).toHaveLength(100);
      expect(statuses.slice(100)).toEqual([429, 429]);
    });

    it('take over from an attempt that failed, and are then the one under way [PAY-16] [PAY-15]', async () => {
      const shopper = await anyShopper(app());
      const basket = await basketOf();
      const first = await handOff(app(), shopper, basket);
      const started = await app().call(getRazorPay, first, shopper);
      await inWindow(app(), started, 'failure');
      await startPayment(app(), shopper, basket);
      await app().call(getRazorPay, first, shopper);
      const rows = await app()
        .db.selectFrom('payments')
        .select(['under_way', 'provider_order_id'])
        .where('user_id', '=', Number(shopper.userId))
        .where('under_way', '=', true)
        .execute();
      expect(rows).toEqual([{ under_way: true, provider_order_id: started.id }]);
    });
  },
  { environment: { TRUST_PROXY: 'loopback' } },
);

describe('starts of one person', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp();
  });
  afterAll(() => app?.close());

  // Twenty tabs that started at once left five payments open, each of them payable.
  it('leave one purchase open, also of 20 at once [PAY-16] [API-05]', async () => {
    const shopper = await anyShopper(app);
    const basket = [{ ProductId: await stockedProduct(app.db, { stock: 100 }), Quantity: 1 }];
    const given = await Promise.all(Array.from({ length: 20 }, () => handOff(app, shopper, basket)));
    const statuses = await Promise.all(given.map((one) => post(app, shopper, one)));
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    const open = await app.db
      .selectFrom('payments')
      .select(['state', 'provider_order_id'])
      .where('user_id', '=', Number(shopper.userId))
      .where('state', 'in', ['created', 'authorized'])
      .execute();
    expect(open).toEqual([{ state: 'created', provider_order_id: expect.any(String) }]);
    const pieces = await held(app, basket[0]?.ProductId ?? 0);
    expect(pieces).toHaveLength(1);
  });
});
