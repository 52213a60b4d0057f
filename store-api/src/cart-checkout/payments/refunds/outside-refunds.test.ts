import { randomUUID } from 'node:crypto';
import { configureSandbox, deliverWebhooks, moneyRows, postEvent, runRefunds } from '../../../testing/money.ts';
import { operator } from '../../../testing/operator.ts';
import { anyShopper, buy, payInWindow, startPayment, stockedProduct, stockOf } from '../../../testing/shop-floor.ts';
import { describeOnDatabase } from '../../../testing/test-app.ts';

// An owner refunded in Razorpay's dashboard: the order stayed paid and was dispatched.
describeOnDatabase('a refund made in the provider’s dashboard', (app) => {
  beforeEach(() => configureSandbox(app(), { webhooks: { send: false } }));

  const basket = (ProductId: number) => [{ ProductId, Quantity: 1 }];
  const refundOf = (payment_id: string, amount: number, id = `rfnd_${randomUUID().slice(0, 14)}`) => ({
    event: 'refund.processed',
    payload: { refund: { entity: { id, payment_id, amount, receipt: null, status: 'processed' } } },
  });
  const orderOf = (providerOrderId: string) =>
    app()
      .db.selectFrom('orders')
      .innerJoin('payments', 'payments.order_id', 'orders.order_id')
      .leftJoin('invoices', (join) =>
        join.onRef('invoices.order_id', '=', 'orders.order_id').on('invoices.kind', '=', 'credit-note'),
      )
      .select(['order_number', 'status_id', 'number'])
      .where('provider_order_id', '=', providerOrderId)
      .executeTakeFirstOrThrow();

  async function bought() {
    const sofa = await stockedProduct(app().db, { stock: 3 });
    const { started, paid } = await buy(app(), await anyShopper(app()), basket(sofa));
    return { sofa, started, payment: paid.razorpay_payment_id };
  }

  it('as a whole is booked and credited once; what was not sent goes back to stock and is not sent [PAY-26] [PAY-14]', async () => {
    const { sofa, started, payment } = await bought();
    const event = refundOf(payment, 1_180_000);
    for (let time = 0; time < 3; time += 1) expect(await postEvent(app(), event)).toBe(200);
    await expect(moneyRows(app(), started.id)).resolves.toMatchObject({
      state: 'refunded',
      refunds: [{ state: 'processed', amount: 1_180_000 }],
    });
    const { order_number, status_id, number } = await orderOf(started.id);
    expect([status_id, number]).toEqual([5, expect.stringMatching(/^TC\//)]);
    expect(await stockOf(app().db, sofa)).toBe(3);
    const { lines } = await operator(app(), ['refunds', 'list', 'processed']);
    expect(lines.join('\n')).toMatch(new RegExp(`${order_number}.*provider-rfnd_`));
    const { body } = await app().http.inject('/metrics');
    expect(body).toMatch(/^refunds_made_outside [1-9]/m);
    await expect(operator(app(), ['orders', 'dispatch', String(order_number)])).resolves.toMatchObject({ exit: 1 });
  });

  it('of a part is credited, and the order is sent [PAY-26] [PAY-14]', async () => {
    const { sofa, started, payment } = await bought();
    expect(await postEvent(app(), refundOf(payment, 180_000))).toBe(200);
    expect((await moneyRows(app(), started.id)).state).toBe('partly-refunded');
    const { status_id, number } = await orderOf(started.id);
    expect([status_id, number]).toEqual([1, expect.stringMatching(/^TC\//)]);
    expect(await stockOf(app().db, sofa)).toBe(2);
  });

  it.each([
    ['as a whole buys nothing', 1_180_000, 'refunded', 3, null],
    ['in part leaves an order', 180_000, 'partly-refunded', 2, 1],
  ])(
    'that is known before its capture, %s, also when that is replayed [PAY-26] [PAY-11]',
    async (_case, amount, state, stock, status) => {
      const sofa = await stockedProduct(app().db, { stock: 3 });
      const started = await startPayment(app(), await anyShopper(app()), basket(sofa));
      const { razorpay_payment_id: id } = await payInWindow(app(), started);
      expect(await postEvent(app(), refundOf(id, amount))).toBe(200);
      const entity = { id, order_id: started.id, amount: 1_180_000, currency: 'INR', status: 'captured' };
      for (let time = 0; time < 2; time += 1) {
        expect(await postEvent(app(), { event: 'payment.captured', payload: { payment: { entity } } })).toBe(200);
      }
      await deliverWebhooks(app(), new Date(Date.now() + 60_000));
      await expect(moneyRows(app(), started.id)).resolves.toMatchObject({
        state,
        refunds: [{ state: 'processed', amount }],
      });
      expect(await stockOf(app().db, sofa)).toBe(stock);
      expect((await orderOf(started.id)).status_id).toBe(status);
    },
  );

  it('in part, of money that bought nothing, leaves the rest to be given back [PAY-26] [PAY-15]', async () => {
    const sofa = await stockedProduct(app().db, { stock: 1 });
    const started = await startPayment(app(), await anyShopper(app()), basket(sofa));
    const { razorpay_payment_id: id } = await payInWindow(app(), started);
    await app().db.updateTable('products').set({ stock_quantity: 0 }).where('product_id', '=', sofa).execute();
    expect(await postEvent(app(), refundOf(id, 180_000))).toBe(200);
    expect((await moneyRows(app(), started.id)).state).toBe('refund-due');
    for (const minute of [1, 2]) await runRefunds(app(), () => new Date(Date.now() + minute * 60_000));
    await expect(moneyRows(app(), started.id)).resolves.toMatchObject({
      refunds: [
        { state: 'processed', amount: 180_000 },
        { state: expect.stringMatching(/requested|processed/), amount: 1_000_000 },
      ],
    });
  });

  it('of a payment of another store is answered and writes nothing [PAY-26]', async () => {
    expect(await postEvent(app(), refundOf('pay_of_another', 100_000))).toBe(200);
    const { refunds } = await app()
      .db.selectFrom('refunds')
      .select((row) => row.fn.countAll<number>().as('refunds'))
      .where('provider_refund_id', '=', 'pay_of_another')
      .executeTakeFirstOrThrow();
    expect(refunds).toBe(0);
  });
});
