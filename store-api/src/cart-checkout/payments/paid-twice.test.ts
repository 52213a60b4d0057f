import { randomUUID } from 'node:crypto';
import { insertTransaction } from 'shared-contracts/api/insert-transaction';
import { configureSandbox, moneyRows, postEvent, runRefunds } from '../../testing/money.ts';
import { operator } from '../../testing/operator.ts';
import { anyShopper, buy, stockedProduct, stockOf, transaction } from '../../testing/shop-floor.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';
import { moneyReturned } from '../mails/order-mails.ts';
import { PAID_TWICE } from './refunds/paid-twice.ts';

const later = () => new Date(Date.now() + 60_000);

// Two UPI apps answered one window: the second ₹11,800 was captured and dropped, without a row, a log or a refund.
describeOnDatabase('a second captured payment of a paid order', (app) => {
  beforeEach(() => configureSandbox(app(), {}));

  async function paidTwice() {
    const shopper = await anyShopper(app());
    const sofa = await stockedProduct(app().db, { stock: 3 });
    const bought = await buy(app(), shopper, [{ ProductId: sofa, Quantity: 1 }]);
    const [id, order] = [`pay_${randomUUID().slice(-12)}`, `order_${randomUUID().slice(-12)}`];
    const money = { amount: 1_180_000, currency: 'INR' };
    // The sandbox captures an order once, so its second payment lies at another order of its books.
    await app()
      .db.insertInto('sandbox_orders')
      .values({ id: order, receipt: null, notes: '{}', ...money })
      .execute();
    await app()
      .db.insertInto('sandbox_payments')
      .values({ id, order_id: order, status: 'captured', ...money })
      .execute();
    const entity = { id, order_id: bought.started.id, status: 'captured', ...money };
    const captured = { event: 'payment.captured', payload: { payment: { entity } } };
    return { ...bought, sofa, shopper, id, captured };
  }
  const second = (id: string) =>
    app().db.selectFrom('payments').selectAll().where('provider_payment_id', '=', id).executeTakeFirst();

  it('is booked as refund due, once however often it is reported, and returned by itself [PAY-26] [PAY-11]', async () => {
    const { started, sofa, id, captured } = await paidTwice();
    const first = await moneyRows(app(), started.id);
    const statuses = await Promise.all([1, 2, 3].map(() => postEvent(app(), captured)));
    expect(statuses).toEqual([200, 200, 200]);
    await expect(second(id)).resolves.toMatchObject({ state: 'refund-due', amount_paise: 1_180_000 });
    await runRefunds(app(), later);
    await expect(second(id)).resolves.toMatchObject({ state: 'refunded' });
    expect(await postEvent(app(), captured)).toBe(200);
    const refunds = await app().db.selectFrom('sandbox_refunds').selectAll().where('payment_id', '=', id).execute();
    expect(refunds.map(({ amount }) => amount)).toEqual([1_180_000]);
    // The first purchase stays as it was: paid, sold, invoiced.
    expect(await moneyRows(app(), started.id)).toEqual(first);
    expect(await stockOf(app().db, sofa)).toBe(2);
    const notes = await app().db.selectFrom('invoices').select('kind').where('kind', '=', 'credit-note').execute();
    expect(notes).toEqual([]);
    const mails = await app().db.selectFrom('mails').select(['template', 'facts']).execute();
    const returned = mails.filter(({ template }) => template === moneyReturned.template).map(({ facts }) => facts);
    expect(returned).toEqual([expect.stringContaining(PAID_TWICE)]);
  });

  it.each([
    ['en', 'second payment of ₹11,800'],
    ['ar', 'دفعتك الثانية'],
  ])('is returned with a mail in %s that says what it was [PAY-26]', (language, words) => {
    const facts = {
      name: 'Asha',
      orderNumber: '',
      amount: 1_180_000,
      reason: PAID_TWICE,
      creditNoteNumber: '',
      isNumbered: true,
    };
    const { parts } = moneyReturned.compose(facts, { language } as never);
    expect(JSON.stringify(parts)).toContain(words);
  });

  it('is booked as well when the browser alone reports it [PAY-26]', async () => {
    const { shopper, started, paid, id } = await paidTwice();
    await app()
      .db.updateTable('sandbox_payments')
      .set({ order_id: started.id, status: 'authorized' })
      .where('id', '=', paid.razorpay_payment_id)
      .execute();
    await app().db.updateTable('sandbox_payments').set({ order_id: started.id }).where('id', '=', id).execute();
    const report = { ...transaction(paid), transactionId: id };
    await expect(app().call(insertTransaction, report, shopper)).resolves.toMatchObject({ success: false });
    await expect(second(id)).resolves.toMatchObject({ state: 'refund-due' });
  });

  it('is shown with the order that it paid again [PAY-26]', async () => {
    const { started, id, captured } = await paidTwice();
    await postEvent(app(), captured);
    const { order_number } = await app()
      .db.selectFrom('orders')
      .innerJoin('payments', 'payments.order_id', 'orders.order_id')
      .select('order_number')
      .where('provider_order_id', '=', started.id)
      .executeTakeFirstOrThrow();
    const { lines } = await operator(app(), ['orders', 'show', String(order_number)]);
    expect(lines.join('\n')).toMatch(new RegExp(`paid a second time, ₹11,800, ${id}: refund-due as order \\d+`));
  });
});
