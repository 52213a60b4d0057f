import { getCustomerOrderHistoryMaster } from 'shared-contracts/api/get-customer-order-history-master';
import { getPaymentStatus } from 'shared-contracts/api/get-payment-status';
import { getRazorPay } from 'shared-contracts/api/get-razor-pay';
import { makePaymentFailed } from 'shared-contracts/api/make-payment-failed';
import { verifyPayment } from 'shared-contracts/api/verify-payment';
import { moneyRows } from '../../testing/money.ts';
import {
  anyShopper,
  buy,
  handOff,
  inWindow,
  payInWindow,
  startPayment,
  stockedProduct,
  stockOf,
  verification,
} from '../../testing/shop-floor.ts';
import { type Credentials, describeOnDatabase } from '../../testing/test-app.ts';

describeOnDatabase('a report that a payment failed', (app) => {
  const ordersOf = (shopper: Credentials) => app().call(getCustomerOrderHistoryMaster, {}, shopper);
  const states = async (shopper: Credentials) => {
    const payments = app().db.selectFrom('payments').select('state').where('user_id', '=', Number(shopper.userId));
    return (await payments.execute()).map((payment) => payment.state);
  };

  it('says success: false to a report of failure for a payment that is paid [PAY-09]', async () => {
    const shopper = await anyShopper(app());
    const sofa = await stockedProduct(app().db);
    const { started } = await buy(app(), shopper, [{ ProductId: sofa, Quantity: 1 }]);
    await expect(app().call(makePaymentFailed, { OrderId: started.id }, shopper)).resolves.toEqual({
      success: false,
    });
  });

  it('releases stock and coupon of a payment that failed or was dismissed [PAY-09] [PAY-12]', async () => {
    const shopper = await anyShopper(app());
    const sofa = await stockedProduct(app().db, { stock: 1 });
    const basket = [{ ProductId: sofa, Quantity: 1 }];
    const started = await startPayment(app(), shopper, basket, { CouponCode: 'NEW5' });
    await inWindow(app(), started, 'failure');
    await expect(app().call(makePaymentFailed, { OrderId: started.id }, shopper)).resolves.toEqual({
      success: true,
      uncharged: true,
    });
    await expect(app().call(getPaymentStatus, { OrderId: started.id }, shopper)).resolves.toEqual({
      state: 'failed',
    });
    const redeemed = await app()
      .db.selectFrom('coupon_redemptions')
      .selectAll()
      .where('user_id', '=', Number(shopper.userId))
      .execute();
    expect(redeemed).toEqual([]);
    await startPayment(app(), await anyShopper(app()), basket);
    await expect(ordersOf(shopper)).resolves.toEqual([]);
  });

  it('means the one open payment by a report without an id, and nothing when none is open [PAY-09]', async () => {
    const shopper = await anyShopper(app());
    const sofa = await stockedProduct(app().db);
    await expect(app().call(makePaymentFailed, {}, shopper)).resolves.toEqual({ success: true });
    const started = await startPayment(app(), shopper, [{ ProductId: sofa, Quantity: 1 }]);
    await app().call(makePaymentFailed, {}, shopper);
    await expect(app().call(getPaymentStatus, { OrderId: started.id }, shopper)).resolves.toEqual({
      state: 'failed',
    });
  });

  it('touches neither when a report without an id could mean two [PAY-09]', async () => {
    const shopper = await anyShopper(app());
    const sofa = await stockedProduct(app().db);
    const basket = [{ ProductId: sofa, Quantity: 1 }];
    await startPayment(app(), shopper, basket);
    await startPayment(app(), shopper, basket);
    // A newer payment ends the older, so two open ones are put there by hand.
    await app()
      .db.updateTable('payments')
      .set({ state: 'created' })
      .where('user_id', '=', Number(shopper.userId))
      .execute();
    await app().call(makePaymentFailed, {}, shopper);
    expect(await states(shopper)).toEqual(['created', 'created']);
  });

  it('is retried after a failure, and the second try pays the same order [PAY-10] [PAY-15]', async () => {
    const shopper = await anyShopper(app());
    const sofa = await stockedProduct(app().db, { stock: 1 });
    const basket = [{ ProductId: sofa, Quantity: 1 }];
    const same = await handOff(app(), shopper, basket);
    const first = await app().call(getRazorPay, same, shopper);
    await app().call(makePaymentFailed, { OrderId: first.id }, shopper);
    const second = await app().call(getRazorPay, same, shopper);
    expect(second.id).toBe(first.id);
    const paid = await payInWindow(app(), second);
    await app().call(verifyPayment, verification(paid), shopper);
    await expect(ordersOf(shopper)).resolves.toHaveLength(1);
    expect((await moneyRows(app(), first.id)).history).toEqual([' → created', 'created → failed', 'failed → paid']);
    expect(await stockOf(app().db, sofa)).toBe(0);
  });
});
