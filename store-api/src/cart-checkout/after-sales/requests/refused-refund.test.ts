import { configureSandbox, deliverWebhooks, runRefunds } from '../../../testing/money.ts';
import { orders } from '../../../testing/order-requests.ts';
import { acceptedReturn, creditNotesOf, deliveredOrder } from '../../../testing/returns.ts';
import { describeOnDatabase } from '../../../testing/test-app.ts';

const now = () => new Date();
const soon = () => new Date(Date.now() + 1000);

describeOnDatabase('a return', (app) => {
  const store = (...words: string[]) => orders(app(), now, ...words);

  /** Sofas that came back and whose money the provider would not give back; with the key of that refund. */
  async function refusedReturn(sofas: number) {
    const order = await deliveredOrder(app(), { now });
    const reference = await acceptedReturn(app(), now, order, [order.piece(order.sofa, sofas)]);
    await configureSandbox(app(), { refunds: 'refused' });
    await store('receive', reference);
    await runRefunds(app(), soon);
    while ((await deliverWebhooks(app(), soon())) > 0);
    await configureSandbox(app(), {});
    const key = /failed, (return-\d+)/.exec((await store('show', order.number)).join('\n'))?.[1] ?? 'none';
    return { order, reference, key };
  }

  it('whose money the provider refuses is asked for again, for its pieces at their own rate [ACC-11] [PAY-14]', async () => {
    const { order, reference, key } = await refusedReturn(2);
    expect(await creditNotesOf(app(), order.id)).toEqual([]);
    const moneyBack = async () => (await order.detail()).Requests[0]?.MoneyBack;
    expect(await moneyBack()).toBeUndefined();
    expect((await store('show', order.number)).join('\n')).toContain(`refund of ₹23,993.33 failed, ${key}`);
    const again = () => store('refund', order.number, '--again', key);
    const both = await Promise.all([again(), again()]);
    expect(both.flat().sort()).toEqual([
      `${order.number}: ₹23,993.33 is being given back already. Nothing was changed.`,
      `${order.number}: ₹23,993.33 will be given back; the running store asks the provider within seconds.`,
    ]);
    expect(await moneyBack()).toBe('on-its-way');
    expect(await order.detail()).toMatchObject({ Payment: { State: 'refund-due' } });
    await runRefunds(app(), soon);
    expect(await moneyBack()).toBe('returned');
    expect(await again()).toEqual([`${order.number}: ₹23,993.33 has been given back already. Nothing was changed.`]);
    expect(await order.detail()).toMatchObject({ Payment: { State: 'partly-refunded' } });
    expect(await creditNotesOf(app(), order.id)).toMatchObject([
      {
        reason: `Returned, ${reference}`,
        lines: [{ description: 'Gulmohar Sofa', quantity: 2, shipping: 39_333, rate: 1800, total: 2_399_333 }],
      },
    ]);
  });

  it('whose money was given back by hand since is not asked for again [ACC-11] [PAY-14]', async () => {
    const { order, key } = await refusedReturn(1);
    await store('refund', order.number, '--amount', '11996.67', '--key', 'by-hand');
    expect(await store('refund', order.number, '--again', key)).toEqual([
      '✗ Money of this order was given back since, for no pieces in particular. What is still due is an --amount. Nothing was changed.',
    ]);
  });
});
