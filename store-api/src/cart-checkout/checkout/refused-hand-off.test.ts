import { randomUUID } from 'node:crypto';
import { getRazorPay } from 'shared-contracts/api/get-razor-pay';
import { PaymentRefusal } from 'shared-contracts/api/shapes/payment-refusal';
import * as v from 'valibot';
import { anyShopper, handOff, setPrice, stockedProduct } from '../../testing/shop-floor.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';

describeOnDatabase('a hand-off that no longer holds, or never did', (app) => {
  const orderCount = async () => (await app().db.selectFrom('orders').select('order_id').execute()).length;

  it('refuses another amount and says what it costs [PAY-07]', async () => {
    const shopper = await anyShopper(app());
    const sofa = await stockedProduct(app().db, { price: 10_000 });
    const honest = await handOff(app(), shopper, [{ ProductId: sofa, Quantity: 1 }]);
    for (const amount of ['1.00', '9999.99', '10000.01', 0, 99_999_999]) {
      const { status, problem } = await app().refused(getRazorPay, { ...honest, amount }, shopper);
      expect([status, problem.code, problem.total]).toEqual([409, 'price-changed', 10_000]);
      expect(v.is(PaymentRefusal, problem)).toBe(true);
    }
  });

  it('refuses a price that has changed [PAY-07] [CART-04]', async () => {
    const shopper = await anyShopper(app());
    const sofa = await stockedProduct(app().db, { price: 10_000 });
    const stale = await handOff(app(), shopper, [{ ProductId: sofa, Quantity: 1 }]);
    await setPrice(app().db, sofa, { price_paise: 1_100_000 });
    const { problem } = await app().refused(getRazorPay, stale, shopper);
    expect([problem.code, problem.total]).toEqual(['price-changed', 11_000]);
  });

  it('refuses to sell at the old price by an old key [PAY-07]', async () => {
    const shopper = await anyShopper(app());
    const sofa = await stockedProduct(app().db, { price: 10_000 });
    const old = await handOff(app(), shopper, [{ ProductId: sofa, Quantity: 1 }]);
    await app().call(getRazorPay, old, shopper);
    await setPrice(app().db, sofa, { price_paise: 1_100_000 });
    const { problem } = await app().refused(getRazorPay, old, shopper);
    expect([problem.code, problem.total]).toEqual(['price-changed', 11_000]);
  });

  it('refuses more than one order may hold, and more than there is [PAY-07]', async () => {
    const shopper = await anyShopper(app());
    const limited = await stockedProduct(app().db, { stock: 50, maximum: 3 });
    const scarce = await stockedProduct(app().db, { stock: 2, maximum: 5 });
    const tooMany = await handOff(app(), shopper, [{ ProductId: limited, Quantity: 4 }]);
    const over = await app().refused(getRazorPay, tooMany, shopper);
    expect([over.status, over.problem.code]).toEqual([409, 'over-limit']);
    expect(over.problem.lines).toEqual([{ ProductId: limited, code: 'over-limit', Price: 11_800, StockQuantity: 50 }]);
    const both = await handOff(app(), shopper, [
      { ProductId: limited, Quantity: 4 },
      { ProductId: scarce, Quantity: 3 },
    ]);
    const out = await app().refused(getRazorPay, both, shopper);
    expect(out.problem.code).toBe('out-of-stock');
    expect(out.problem.lines).toMatchObject([{ code: 'over-limit' }, { code: 'out-of-stock', StockQuantity: 2 }]);
  });

  it('adds up lines of one product before it looks at the limit [PAY-07]', async () => {
    const shopper = await anyShopper(app());
    const limited = await stockedProduct(app().db, { maximum: 3 });
    const split = await handOff(app(), shopper, Array(4).fill({ ProductId: limited, Quantity: 1 }));
    expect((await app().refused(getRazorPay, split, shopper)).problem.code).toBe('over-limit');
  });

  it('refuses what is not sold [PAY-07]', async () => {
    const shopper = await anyShopper(app());
    const ghost = await handOff(app(), shopper, [{ ProductId: 2_000_000_000, Quantity: 1 }], { amount: '1.00' });
    const { problem } = await app().refused(getRazorPay, ghost, shopper);
    expect(problem.lines).toEqual([{ ProductId: 2_000_000_000, code: 'unknown', Price: 0, StockQuantity: 0 }]);
  });

  it.each(['FREE', 'FIRST10'])(
    'refuses the coupon %s where it does not apply [PAY-04] [PAY-05]',
    async (CouponCode) => {
      const shopper = await anyShopper(app());
      const sofa = await stockedProduct(app().db, { price: 1000 });
      const hopeful = await handOff(app(), shopper, [{ ProductId: sofa, Quantity: 1 }], { CouponCode });
      const { status, problem } = await app().refused(getRazorPay, hopeful, shopper);
      expect([status, problem.code, problem.total]).toEqual([409, 'coupon-invalid', 1000]);
    },
  );

  it.each([
    ['no lines', { cartJsonData: '[]' }, 'cartJsonData'],
    ['a quantity of -1', { cartJsonData: '[{"ProductId":1,"Quantity":-1}]' }, 'cartJsonData.0.Quantity'],
    ['a quantity of 1e9', { cartJsonData: '[{"ProductId":1,"Quantity":1e9}]' }, 'cartJsonData.0.Quantity'],
    ['a quantity of 1.5', { cartJsonData: '[{"ProductId":1,"Quantity":1.5}]' }, 'cartJsonData.0.Quantity'],
    ['a quantity that is SQL', { cartJsonData: '[{"ProductId":1,"Quantity":"3; drop"}]' }, 'cartJsonData.0.Quantity'],
    ['an amount below zero', { amount: '-1.00' }, 'amount'],
    ['an amount with three decimals', { amount: '1.001' }, 'amount'],
    ['an amount in words', { amount: 'free' }, 'amount'],
    ['another payment method', { PaymentMethod: 2 }, 'PaymentMethod'],
    ['a GSTIN that is none', { BuyerGstin: '08AAAAA' }, 'BuyerGstin'],
    ['an e-mail address that is none', { ContactEmail: 'asha' }, 'ContactEmail'],
    ['a phone from abroad', { phone: '0123456789' }, 'DeliveryAddress.Phone'],
    ['a PIN of five digits', { pin: '56000' }, 'DeliveryAddress.PostalCode'],
    ['a PIN of another state', { pin: '302001' }, 'DeliveryAddress.PostalCode'],
    ['an address of 601', { address: 'x'.repeat(601) }, 'DeliveryAddress.AddressLineOne'],
    ['no address', { address: ' ' }, 'DeliveryAddress.AddressLineOne'],
    ['an unknown state', { state: 2_000_000_000 }, 'DeliveryAddress.StateProvinceID'],
    ['a city of another state', { city: 2_000_000_000 }, 'DeliveryAddress.CityID'],
  ])(
    'refuses %s, naming the field [PAY-02] [PAY-07] [API-03]',
    async (_case, wrong: Record<string, unknown>, field) => {
      const shopper = await anyShopper(app());
      const sofa = await stockedProduct(app().db);
      const { phone, pin, address, state, city, ...fields } = wrong;
      const good = await handOff(app(), shopper, [{ ProductId: sofa, Quantity: 1 }]);
      const DeliveryAddress = {
        ...good.DeliveryAddress,
        ...(phone ? { Phone: phone } : {}),
        ...(pin ? { PostalCode: pin } : {}),
        ...(address ? { AddressLineOne: address } : {}),
        ...(state ? { StateProvinceID: state } : {}),
        ...(city ? { CityID: city } : {}),
      };
      const before = await orderCount();
      const { status, problem } = await app().refused(getRazorPay, { ...good, DeliveryAddress, ...fields }, shopper);
      expect([status, problem.errors?.[0]?.path]).toEqual([400, field]);
      expect(await orderCount()).toBe(before);
    },
  );

  it('refuses a visitor, and a hand-off that another person left in the browser [PAY-06] [API-03]', async () => {
    const [asha, ravi] = [await anyShopper(app()), await anyShopper(app())];
    const sofa = await stockedProduct(app().db);
    const hers = await handOff(app(), asha, [{ ProductId: sofa, Quantity: 1 }]);
    expect((await app().refused(getRazorPay, hers)).status).toBe(401);
    expect((await app().refused(getRazorPay, hers, ravi)).status).toBe(403);
  });

  it('leaves nothing half-written when it refuses [API-03]', async () => {
    const shopper = await anyShopper(app());
    const [one, two] = [await stockedProduct(app().db, { stock: 1 }), await stockedProduct(app().db, { stock: 0 })];
    const before = await orderCount();
    const basket = [one, two].map((ProductId) => ({ ProductId, Quantity: 1 }));
    const more = { IdempotencyKey: randomUUID(), CouponCode: 'NEW5' };
    await app().refused(getRazorPay, await handOff(app(), shopper, basket, more), shopper);
    expect(await orderCount()).toBe(before);
    const held = await app().db.selectFrom('stock_reservations').selectAll().where('product_id', '=', one).execute();
    const coupons = await app()
      .db.selectFrom('coupon_redemptions')
      .selectAll()
      .where('user_id', '=', Number(shopper.userId))
      .execute();
    expect([held, coupons]).toEqual([[], []]);
  });
});
