import { getRazorPay } from 'shared-contracts/api/get-razor-pay';
import { verifyPayment } from 'shared-contracts/api/verify-payment';
import { buildApp } from '../app.ts';
import { databases } from '../testing/databases.ts';
import { anyShopper, handOff, payInWindow, stockedProduct, stockOf, verification } from '../testing/shop-floor.ts';
import { buildTestApp, type Credentials, type TestApp } from '../testing/test-app.ts';

// Only a server with many connections can oversell, so this runs on PostgreSQL alone.
const postgres = databases().find((engine) => engine.name === 'PostgreSQL');
const describeIt = postgres?.available ? describe : describe.skip;
const BUYERS = 50;

describeIt('many buyers at once on PostgreSQL', () => {
  let app: TestApp;
  beforeAll(async () => {
    if (postgres) app = await buildTestApp(postgres);
  }, 60_000);
  afterAll(() => app?.close());

  type Attempt = { readonly shopper: Credentials; readonly handOff: Awaited<ReturnType<typeof handOff>> };

  async function attempts(count: number, basket: Parameters<typeof handOff>[2], more = {}): Promise<Attempt[]> {
    const made: Attempt[] = [];
    for (let index = 0; index < count; index += 1) {
      const shopper = await anyShopper(app);
      made.push({ shopper, handOff: await handOff(app, shopper, basket, more) });
    }
    return made;
  }

  /** All at once, spread over two API processes' worth of app on the one database. */
  async function startAll(all: readonly Attempt[]) {
    const second = await buildApp({ db: app.db, settings: app.settings });
    const answers = await Promise.all(
      all.map(async ({ shopper, handOff: given }, index) => {
        const http = index % 2 === 0 ? app.http : second;
        const response = await http.inject({
          method: 'POST',
          url: getRazorPay.path,
          payload: { requestParameters: given },
          headers: { token: shopper.token, userid: String(shopper.userId) },
        });
        return { shopper, status: response.statusCode, body: response.json() };
      }),
    );
    await second.close();
    return answers;
  }

  it(`sells the last piece to one of ${BUYERS} buyers and refuses the others clearly [PAY-12] [API-05]`, async () => {
    const sofa = await stockedProduct(app.db, { stock: 1 });
    const answers = await startAll(await attempts(BUYERS, [{ ProductId: sofa, Quantity: 1 }]));
    const [winner, ...more] = answers.filter((answer) => answer.status === 200);
    const refused = answers.filter((answer) => answer.status === 409 && answer.body.code === 'out-of-stock');
    expect([more.length, refused.length]).toEqual([0, BUYERS - 1]);
    expect(refused[0]?.body.lines).toEqual([
      { ProductId: sofa, code: 'out-of-stock', Price: 11_800, StockQuantity: 0 },
    ]);

    const started = JSON.parse(winner?.body.data);
    await app.call(verifyPayment, verification(await payInWindow(app, started)), winner?.shopper);
    const orders = await app.db
      .selectFrom('order_items')
      .innerJoin('orders', 'orders.order_id', 'order_items.order_id')
      .select('order_number')
      .where('product_id', '=', sofa)
      .execute();
    expect(orders).toHaveLength(1);
    expect(await stockOf(app.db, sofa)).toBe(0);
  }, 60_000);

  it('never sells more than there is when carts overlap in either order, and nobody waits for ever [PAY-12]', async () => {
    const [one, two] = [await stockedProduct(app.db, { stock: 7 }), await stockedProduct(app.db, { stock: 5 })];
    const lines = [
      { ProductId: one, Quantity: 1 },
      { ProductId: two, Quantity: 1 },
    ];
    const all = [...(await attempts(10, lines)), ...(await attempts(10, [...lines].reverse()))];
    const answers = await startAll(all);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(5);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(15);
  }, 60_000);

  it('lets a coupon with three uses be used three times [PAY-05] [API-05]', async () => {
    await app.db
      .insertInto('coupons')
      .values({
        code: 'THREE',
        kind: 'fixed',
        value: 10_000,
        cap_paise: null,
        valid_until: null,
        use_limit: 3,
        valid_from: new Date(0),
      })
      .execute();
    const sofa = await stockedProduct(app.db, { stock: 100 });
    const answers = await startAll(await attempts(20, [{ ProductId: sofa, Quantity: 1 }], { CouponCode: 'THREE' }));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(3);
    const refused = answers.filter((answer) => answer.status === 409);
    expect(new Set(refused.map((answer) => answer.body.code))).toEqual(new Set(['coupon-invalid']));
  }, 60_000);

  it('settles payments of many buyers together, each its own, with stock exact to the piece [PAY-11] [PAY-12]', async () => {
    const sofa = await stockedProduct(app.db, { stock: 20 });
    const answers = await startAll(await attempts(12, [{ ProductId: sofa, Quantity: 1 }]));
    const settled = await Promise.all(
      answers.map(async ({ shopper, body }) => {
        const paid = await payInWindow(app, JSON.parse(body.data));
        const reports = [1, 2, 3].map(() => app.call(verifyPayment, verification(paid), shopper));
        return (await Promise.all(reports)).every((answer) => answer.success);
      }),
    );
    expect(settled).toEqual(Array(12).fill(true));
    expect(await stockOf(app.db, sofa)).toBe(8);
  }, 60_000);
});
