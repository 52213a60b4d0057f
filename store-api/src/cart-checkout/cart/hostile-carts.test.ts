import { cartData } from 'shared-contracts/api/cart-data';
import { getRazorPay } from 'shared-contracts/api/get-razor-pay';
import { anyShopper, handOff, stockedProduct, stockOf } from '../../testing/shop-floor.ts';
import { type Credentials, describeOnDatabase } from '../../testing/test-app.ts';

interface Shelf {
  readonly good: number;
  readonly soldOut: number;
  readonly scarce: number;
  readonly hidden: number;
  readonly free: number;
  readonly unknown: number;
}

const UNKNOWN = 2_000_000_000;

describeOnDatabase('a cart that somebody wrote by hand', (app) => {
  let shelf: Shelf;
  let shopper: Credentials;
  beforeAll(async () => {
    const { db } = app();
    shelf = {
      good: await stockedProduct(db, { price: 1000, stock: 50, maximum: 5 }),
      soldOut: await stockedProduct(db, { price: 2000, stock: 0 }),
      scarce: await stockedProduct(db, { price: 3000, stock: 2, maximum: 5 }),
      hidden: await stockedProduct(db),
      free: await stockedProduct(db, { price: 0 }),
      unknown: UNKNOWN,
    };
    await db.updateTable('products').set({ is_published: false }).where('product_id', '=', shelf.hidden).execute();
    shopper = await anyShopper(app());
  });
  beforeEach(async () => {
    await app().db.deleteFrom('rate_limits').execute();
  });

  /** Everything that starting a payment writes. */
  async function written() {
    const { db } = app();
    const count = (table: 'orders' | 'order_items' | 'payments' | 'stock_reservations' | 'coupon_redemptions') =>
      db
        .selectFrom(table)
        .select((row) => row.fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow();
    const tables = ['orders', 'order_items', 'payments', 'stock_reservations', 'coupon_redemptions'] as const;
    const rows = await Promise.all(tables.map(count));
    return [...rows.map((row) => row.rows), await stockOf(db, shelf.good)];
  }

  /** A hand-off that is right but for its cart. */
  async function handedOver(cartJsonData: string) {
    const honest = await handOff(app(), shopper, [{ ProductId: shelf.good, Quantity: 1 }], { CouponCode: 'NEW5' });
    return { ...honest, cartJsonData };
  }

  const lines = (...of: readonly (readonly [keyof Shelf, number])[]) =>
    JSON.stringify(of.map(([name, Quantity]) => ({ ProductId: shelf[name], Quantity })));

  it('is explained line by line when it is priced [CART-04] [API-01]', async () => {
    const cartJsonData = lines(
      ['good', 5],
      ['soldOut', 1],
      ['scarce', 3],
      ['hidden', 1],
      ['free', 1],
      ['unknown', 1],
      ['good', 1],
    );
    const priced = await app().call(cartData, { cartJsonData });
    expect(priced.productsData.map(({ ProductId, Quantity, Code }) => [ProductId, Quantity, Code])).toEqual([
      [shelf.good, 6, 'over-limit'],
      [shelf.soldOut, 1, 'out-of-stock'],
      [shelf.scarce, 3, 'out-of-stock'],
    ]);
    expect(priced.unknown).toEqual([shelf.hidden, shelf.free, UNKNOWN]);
    const fine = await app().call(cartData, { cartJsonData: lines(['good', 5], ['scarce', 2]) });
    expect(fine.productsData.map((line) => 'Code' in line)).toEqual([false, false]);
  });

  it('cannot be bought: each line has its reason, and nothing is written [PAY-07] [CART-04] [API-03]', async () => {
    const given = await handedOver(lines(['good', 6], ['soldOut', 1], ['scarce', 3], ['hidden', 1], ['unknown', 1]));
    const before = await written();
    const { status, problem } = await app().refused(getRazorPay, given, shopper);
    expect([status, problem.code]).toEqual([409, 'out-of-stock']);
    // NEW5 is off the 17,000 that the known lines cost.
    expect(problem.total).toBe(16_150);
    expect(problem.lines).toEqual([
      { ProductId: shelf.hidden, code: 'unknown', Price: 0, StockQuantity: 0 },
      { ProductId: UNKNOWN, code: 'unknown', Price: 0, StockQuantity: 0 },
      { ProductId: shelf.good, code: 'over-limit', Price: 1000, StockQuantity: 50 },
      { ProductId: shelf.soldOut, code: 'out-of-stock', Price: 2000, StockQuantity: 0 },
      { ProductId: shelf.scarce, code: 'out-of-stock', Price: 3000, StockQuantity: 2 },
    ]);
    expect(await written()).toEqual(before);
  });

  it('of one product in many lines is one line [PAY-07]', async () => {
    const { status, problem } = await app().refused(
      getRazorPay,
      await handedOver(lines(...Array<readonly ['good', number]>(6).fill(['good', 1]))),
      shopper,
    );
    expect([status, problem.code]).toEqual([409, 'over-limit']);
    expect(problem.lines).toEqual([{ ProductId: shelf.good, code: 'over-limit', Price: 1000, StockQuantity: 50 }]);
  });

  const one = (fields: object) => JSON.stringify([{ ProductId: 1, Quantity: 1, ...fields }]);
  const NONSENSE: readonly (readonly [story: string, cart: string, field: string])[] = [
    ['a quantity of -1', one({ Quantity: -1 }), 'cartJsonData.0.Quantity'],
    ['a quantity of 0', one({ Quantity: 0 }), 'cartJsonData.0.Quantity'],
    ['a quantity of 1.5', one({ Quantity: 1.5 }), 'cartJsonData.0.Quantity'],
    ['a quantity of 1e9', one({ Quantity: 1e9 }), 'cartJsonData.0.Quantity'],
    ['a quantity of 1e400', '[{"ProductId":1,"Quantity":1e400}]', 'cartJsonData.0.Quantity'],
    ['a quantity in text', one({ Quantity: '3' }), 'cartJsonData.0.Quantity'],
    ['a quantity that is SQL', one({ Quantity: '3; drop table products' }), 'cartJsonData.0.Quantity'],
    ['a list as quantity', one({ Quantity: [1] }), 'cartJsonData.0.Quantity'],
    ['null as quantity', one({ Quantity: null }), 'cartJsonData.0.Quantity'],
    ['no quantity', '[{"ProductId":1}]', 'cartJsonData.0.Quantity'],
    ['an id in text', one({ ProductId: '1' }), 'cartJsonData.0.ProductId'],
    ['an id that is SQL', one({ ProductId: '1 or 1=1' }), 'cartJsonData.0.ProductId'],
    ['an id below one', one({ ProductId: 0 }), 'cartJsonData.0.ProductId'],
    ['an id beyond the database', one({ ProductId: 2_147_483_648 }), 'cartJsonData.0.ProductId'],
    ['a wrong line after good ones', `[${'{"ProductId":1,"Quantity":1},'.repeat(3)}{}]`, 'cartJsonData.3.ProductId'],
    ['a line that is a number', '[7]', 'cartJsonData.0'],
    ['a line that is a list', '[[1,1]]', 'cartJsonData.0.ProductId'],
    ['500 lines', JSON.stringify(Array(500).fill({ ProductId: 1, Quantity: 1 })), 'cartJsonData'],
    ['101 lines', JSON.stringify(Array(101).fill({ ProductId: 1, Quantity: 1 })), 'cartJsonData'],
    ['null', 'null', 'cartJsonData'],
    ['an object', '{"ProductId":1,"Quantity":1}', 'cartJsonData'],
    ['a cart in a cart', JSON.stringify(one({})), 'cartJsonData'],
    ['text that ends early', '[{"ProductId":1', 'cartJsonData'],
    ['nothing', '', 'cartJsonData'],
  ];

  describe.each([
    ['priced', cartData],
    ['paid for', getRazorPay],
  ])('is not %s', (_what, call) => {
    it.each(NONSENSE)(
      'with %s, naming the field, and nothing is written [PAY-07] [API-03] [SEC-02]',
      async (_, cart, field) => {
        const parameters = call === cartData ? { cartJsonData: cart } : await handedOver(cart);
        const before = await written();
        const { status, problem } = await app().refused(call, parameters, shopper);
        expect([status, problem.errors?.[0]?.path]).toEqual([400, field]);
        expect(await written()).toEqual(before);
      },
    );
  });

  it('does not reach what objects are made of [SEC-02]', async () => {
    const cartJsonData = `[{"ProductId":${shelf.good},"Quantity":1,"__proto__":{"Price":1},"constructor":{"Price":1}}]`;
    const priced = await app().call(cartData, { cartJsonData });
    expect(priced.total).toBe(1000);
    expect({}).not.toHaveProperty('Price');
  });

  it('larger than a request may be is refused before it is read [API-03]', async () => {
    const cartJsonData = JSON.stringify([{ ProductId: 1, Quantity: 1, Note: 'x'.repeat(70_000) }]);
    expect((await app().refused(cartData, { cartJsonData })).status).toBe(413);
  });
});
