import { cartData } from 'shared-contracts/api/cart-data';
import { getRazorPay } from 'shared-contracts/api/get-razor-pay';
import { LEAST_PRICE } from '../../catalog/products/price.ts';
import { anyShopper, buy, handOff, stockedProduct } from '../../testing/shop-floor.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';

// Downloads at ₹0 became orders without a payment, and a total below one rupee an order that the provider refuses.
describeOnDatabase('an order', (app) => {
  const orders = async () => (await app().db.selectFrom('orders').select('order_id').execute()).length;

  it.each([
    [0, 1, true],
    [0, 1, false],
    [0.5, 1, true],
    [0.99, 3, false],
  ])('is not made of a product for ₹%p, %i of it, digital: %p [CAT-25] [PAY-07]', async (price, Quantity, digital) => {
    const shopper = await anyShopper(app());
    const basket = [{ ProductId: await stockedProduct(app().db, { price, digital }), Quantity }];
    expect((await app().call(cartData, { cartJsonData: JSON.stringify(basket) })).unknown).toEqual([
      basket[0]?.ProductId,
    ]);
    const before = await orders();
    const given = { ...(await handOff(app(), shopper, basket)), amount: (price * Quantity).toFixed(2) };
    const { status, problem } = await app().refused(getRazorPay, given, shopper);
    expect([status, problem.code]).toEqual([409, 'out-of-stock']);
    expect(await orders()).toBe(before);
  });

  it.each([
    ['percent', 10_000],
    ['fixed', 1_000_000],
  ] as const)(
    'costs one rupee when its coupon takes off everything (%s), and is paid and invoiced [PAY-05] [PAY-14]',
    async (kind, value) => {
      const shopper = await anyShopper(app());
      const code = `ALL${kind.toUpperCase()}`;
      await app().db.insertInto('coupons').values({ code, kind, value, minimum_paise: 0 }).execute();
      const basket = [{ ProductId: await stockedProduct(app().db, { price: 499, digital: true }), Quantity: 1 }];
      const { started } = await buy(app(), shopper, basket, { CouponCode: code });
      expect(started.amount).toBe(LEAST_PRICE);
      const invoice = await app()
        .db.selectFrom('invoices')
        .innerJoin('orders', 'orders.order_id', 'invoices.order_id')
        .select('total_paise')
        .where('orders.coupon_code', '=', code)
        .execute();
      expect(invoice).toEqual([{ total_paise: LEAST_PRICE }]);
    },
  );

  it('of less cannot be written, whatever writes it [PAY-07]', async () => {
    const shopper = await anyShopper(app());
    await buy(app(), shopper, [{ ProductId: await stockedProduct(app().db), Quantity: 1 }]);
    const free = { items_paise: 0, discount_paise: 0, shipping_paise: 0, total_paise: 0 };
    await expect(app().db.updateTable('orders').set(free).execute()).rejects.toThrow('orders_cost_a_rupee');
  });
});
