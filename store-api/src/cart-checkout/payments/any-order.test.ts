import { insertTransaction } from 'shared-contracts/api/insert-transaction';
import { verifyPayment } from 'shared-contracts/api/verify-payment';
import { configureSandbox, deliverWebhooks, moneyRows } from '../../testing/money.ts';
import {
  anyShopper,
  payInWindow,
  startPayment,
  stockedProduct,
  stockOf,
  transaction,
  verification,
} from '../../testing/shop-floor.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';

const INPUTS = ['verify', 'record', 'webhook'] as const;
type Input = (typeof INPUTS)[number];

const ORDERS: readonly (readonly Input[])[] = INPUTS.flatMap((first) =>
  INPUTS.filter((second) => second !== first).map((second) => [
    first,
    second,
    ...INPUTS.filter((third) => third !== first && third !== second),
  ]),
);

describeOnDatabase('the three inputs that complete a payment', (app) => {
  beforeEach(() => configureSandbox(app(), { webhooks: { times: 3 } }));

  async function paidPurchase() {
    const shopper = await anyShopper(app());
    const sofa = await stockedProduct(app().db, { stock: 5 });
    const started = await startPayment(app(), shopper, [{ ProductId: sofa, Quantity: 2 }]);
    const paid = await payInWindow(app(), started);
    const send: Record<Input, () => Promise<unknown>> = {
      verify: () => app().call(verifyPayment, verification(paid), shopper),
      record: () => app().call(insertTransaction, transaction(paid), shopper),
      webhook: () => deliverWebhooks(app(), new Date(Date.now() + 1000)),
    };
    return { sofa, started, send };
  }

  async function expectOnePaidOrder({ sofa, started }: Awaited<ReturnType<typeof paidPurchase>>) {
    const rows = await moneyRows(app(), started.id);
    expect(rows).toMatchObject({ state: 'paid', ledger: 1, orders: 1, refunds: [] });
    expect(rows.history.filter((move) => move.endsWith('→ paid'))).toHaveLength(1);
    expect(await stockOf(app().db, sofa)).toBe(3);
  }

  it.each(ORDERS.map((order) => [order.join(', '), order] as const))(
    'one after the other as %s, each three times, end in one order [PAY-11]',
    async (_name, order) => {
      const purchase = await paidPurchase();
      for (const input of order) for (let time = 0; time < 3; time += 1) await purchase.send[input]();
      await expectOnePaidOrder(purchase);
    },
  );

  it.each(ORDERS.map((order) => [order.join(', '), order] as const))(
    'all at once, begun as %s, each three times, end in one order [PAY-11] [API-05]',
    async (_name, order) => {
      const purchase = await paidPurchase();
      const all = [1, 2, 3].flatMap(() => order.map((input) => purchase.send[input]()));
      await Promise.all(all);
      await purchase.send.webhook();
      await expectOnePaidOrder(purchase);
    },
  );
});
