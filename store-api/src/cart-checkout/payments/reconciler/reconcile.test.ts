import { configureSandbox, deliverWebhooks, moneyRows, runReconciler, runRefunds } from '../../../testing/money.ts';
import {
  anyShopper,
  buy,
  inWindow,
  payInWindow,
  startPayment,
  stockedProduct,
  stockOf,
} from '../../../testing/shop-floor.ts';
import { describeOnEachDatabase } from '../../../testing/test-app.ts';

let moment = new Date();
const now = () => moment;

describeOnEachDatabase(
  'the reconciler',
  (app) => {
    beforeEach(async () => {
      moment = new Date();
      await configureSandbox(app(), { webhooks: { send: false } });
    });
    const minutesLater = (minutes: number) => {
      moment = new Date(moment.getTime() + minutes * 60_000);
    };

    async function purchase(stock = 3) {
      const shopper = await anyShopper(app());
      const sofa = await stockedProduct(app().db, { stock });
      const started = await startPayment(app(), shopper, [{ ProductId: sofa, Quantity: 1 }]);
      return { sofa, started };
    }
    const held = (product: number) =>
      app().db.selectFrom('stock_reservations').selectAll().where('product_id', '=', product).execute();

    it('finishes what was paid and never reported, neither by browser nor by webhook [PAY-15]', async () => {
      const { sofa, started } = await purchase();
      await payInWindow(app(), started);
      minutesLater(16);
      await runReconciler(app(), now);
      await expect(moneyRows(app(), started.id)).resolves.toMatchObject({ state: 'paid', ledger: 1, orders: 1 });
      expect(await stockOf(app().db, sofa)).toBe(2);
    });

    it('takes money that was only authorized [PAY-11] [PAY-15]', async () => {
      await configureSandbox(app(), { capture: 'on-request', webhooks: { send: true } });
      const { started } = await purchase();
      await payInWindow(app(), started);
      await deliverWebhooks(app(), new Date(Date.now() + 1000));
      expect((await moneyRows(app(), started.id)).state).toBe('authorized');
      minutesLater(16);
      await runReconciler(app(), now);
      expect((await moneyRows(app(), started.id)).state).toBe('paid');
    });

    it('leaves a payment alone while its pieces are kept, and ends it after 15 minutes [PAY-12]', async () => {
      const { sofa, started } = await purchase();
      minutesLater(14);
      await runReconciler(app(), now);
      expect((await moneyRows(app(), started.id)).state).toBe('created');
      expect(await held(sofa)).toHaveLength(1);
      minutesLater(2);
      await runReconciler(app(), now);
      await expect(moneyRows(app(), started.id)).resolves.toMatchObject({
        state: 'expired',
        history: [' → created', 'created → expired'],
      });
      expect(await held(sofa)).toEqual([]);
    });

    it('ends nothing as long as the provider does not answer [PAY-12]', async () => {
      const { sofa, started } = await purchase();
      await configureSandbox(app(), { away: true });
      minutesLater(60);
      await runReconciler(app(), now);
      expect((await moneyRows(app(), started.id)).state).toBe('created');
      expect(await held(sofa)).toHaveLength(1);
      await configureSandbox(app(), {});
      minutesLater(2);
      await runReconciler(app(), now);
      expect((await moneyRows(app(), started.id)).state).toBe('expired');
    });

    it('honours money that came after the end if the piece is still there [PAY-15]', async () => {
      const { sofa, started } = await purchase();
      minutesLater(16);
      await runReconciler(app(), now);
      await payInWindow(app(), started);
      minutesLater(31);
      await runReconciler(app(), now);
      await expect(moneyRows(app(), started.id)).resolves.toMatchObject({ state: 'paid', orders: 1 });
      expect(await stockOf(app().db, sofa)).toBe(2);
    });

    it('gives back by itself what came after the piece was sold to another [PAY-15]', async () => {
      const { sofa, started } = await purchase(1);
      minutesLater(16);
      await runReconciler(app(), now);
      await buy(app(), await anyShopper(app()), [{ ProductId: sofa, Quantity: 1 }]);
      await payInWindow(app(), started);
      minutesLater(31);
      await runReconciler(app(), now);
      await expect(moneyRows(app(), started.id)).resolves.toMatchObject({ state: 'refund-due', orders: 0 });
      await runRefunds(app(), now);
      await expect(moneyRows(app(), started.id)).resolves.toMatchObject({
        state: 'refunded',
        orders: 0,
        refunds: [{ state: 'processed', amount: 1_180_000 }],
      });
      expect(await stockOf(app().db, sofa)).toBe(0);
    });

    it('ends a payment whose attempts all failed [PAY-11]', async () => {
      const { started } = await purchase();
      await inWindow(app(), started, 'failure');
      minutesLater(16);
      await runReconciler(app(), now);
      expect((await moneyRows(app(), started.id)).state).toBe('expired');
    });

    it('run by several processes at once asks and books once [API-05] [PAY-15]', async () => {
      const { started } = await purchase();
      await payInWindow(app(), started);
      minutesLater(16);
      await Promise.all([1, 2, 3, 4].map(() => runReconciler(app(), now)));
      await expect(moneyRows(app(), started.id)).resolves.toMatchObject({ state: 'paid', ledger: 1, orders: 1 });
    });
  },
  { now: () => moment },
);
