import { sql } from 'kysely';
import {
  configureSandbox,
  deliverWebhooks,
  moneyRows,
  runReconciler,
  runRefunds,
  testPayments,
} from '../../../testing/money.ts';
import {
  anyShopper,
  buy,
  inWindow,
  payInWindow,
  startPayment,
  stockedProduct,
  stockOf,
} from '../../../testing/shop-floor.ts';
import { describeOnDatabase } from '../../../testing/test-app.ts';
import type { PaymentProvider } from '../provider.ts';
import { claimPayments } from './claim-payments.ts';
import { reconcile } from './reconcile.ts';

let moment = new Date();
const now = () => moment;

describeOnDatabase(
  'the reconciler',
  (app) => {
    beforeEach(async () => {
      moment = new Date();
      await configureSandbox(app(), { webhooks: { send: false } });
      // What other tests left is not due here.
      await app().db.updateTable('payments').set({ ask_at: null }).execute();
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
    async function metric(name: string) {
      const { body } = await app().http.inject('/metrics');
      return Number(
        body
          .split('\n')
          .find((line) => line.startsWith(`${name} `))
          ?.split(' ')[1],
      );
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

    it('leaves to the metrics how many payments were started and paid within the hour', async () => {
      const before = [
        await metric('checkouts_last_hour{step="started"}'),
        await metric('checkouts_last_hour{step="paid"}'),
      ];
      const { started } = await purchase();
      await purchase();
      await payInWindow(app(), started);
      minutesLater(16);
      await runReconciler(app(), now);
      const after = [
        await metric('checkouts_last_hour{step="started"}'),
        await metric('checkouts_last_hour{step="paid"}'),
      ];
      expect(after).toEqual([(before[0] ?? 0) + 2, (before[1] ?? 0) + 1]);
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

    it('leaves a payment alone while its pieces are held, and ends it after 15 minutes [PAY-12]', async () => {
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
      minutesLater(6);
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

    /** Purchases without money that ended before this one began, and are due to be asked about again. */
    async function abandoned(count: number) {
      const { started } = await purchase();
      const id = (row: string) => sql`select ${sql.ref(row)} from payments where provider_order_id = ${started.id}`;
      await sql`
        with copies as (
          insert into orders (user_id, items_paise, discount_paise, shipping_paise, tax_paise, total_paise, order_note,
            contact_email, buyer_gstin, delivery_name, delivery_phone, delivery_address, delivery_state_id,
            delivery_postal_code)
          select user_id, items_paise, discount_paise, shipping_paise, tax_paise, total_paise, '', '', '', '', '', '',
            delivery_state_id, '' from orders, generate_series(1, ${count}) where order_id = (${id('order_id')})
          returning order_id, user_id, total_paise
        )
        insert into payments (order_id, user_id, state, amount_paise, provider, provider_order_id, idempotency_key,
          fingerprint, updated_at, ask_at)
        select order_id, user_id, 'expired', total_paise, 'sandbox', 'gone-' || order_id, 'gone-' || order_id, '',
          ${new Date(moment.getTime() - 40 * 60_000)}, ${new Date(moment.getTime() - 10 * 60_000)} from copies`.execute(
        app().db,
      );
    }

    it('finds a lost webhook in its first round, whatever waits of those that ended [PAY-15]', async () => {
      await abandoned(600);
      const { started } = await purchase();
      await payInWindow(app(), started);
      minutesLater(16);
      expect(await metric('payments_to_ask')).toBe(602);
      expect(await metric('payments_to_ask_seconds')).toBeGreaterThan(25 * 60);
      await runReconciler(app(), now);
      expect((await moneyRows(app(), started.id)).state).toBe('paid');
      expect(await metric('payments_to_ask')).toBe(402);
    });

    // 200 open ones a round, more than one round asks, kept late money waiting for ever.
    it('asks about ended payments too, however many open ones are due [PAY-15]', async () => {
      await abandoned(60);
      await app()
        .db.updateTable('payments')
        .set({ state: 'created', under_way: false })
        .where('payment_id', 'in', (of) =>
          of
            .selectFrom('payments')
            .select('payment_id')
            .where('state', '=', 'expired')
            .where('ask_at', 'is not', null)
            .limit(40),
        )
        .execute();
      const claimed = await claimPayments(app().db, moment, 10);
      expect(claimed.filter(({ state }) => state === 'created')).toHaveLength(8);
      expect(claimed.filter(({ state }) => state === 'expired')).toHaveLength(2);
    });

    it('asks less and less often about a payment that ended, and after days no more [PAY-15]', async () => {
      const { started } = await purchase();
      const asked: number[] = [];
      const begun = moment;
      const context = await testPayments(app(), now);
      const provider: PaymentProvider = {
        ...context.provider,
        paymentsOf(orderId) {
          if (orderId === started.id) asked.push(Math.round((moment.getTime() - begun.getTime()) / 60_000));
          return context.provider.paymentsOf(orderId);
        },
      };
      for (let round = 0; round < 10 * 48; round += 1) {
        minutesLater(30);
        await reconcile({ ...context, provider });
      }
      expect(asked).toEqual([30, 60, 180, 660, 2100, 4980]);
    });

    it('asks again within minutes after the provider did not answer [PAY-12] [PAY-15]', async () => {
      const { started } = await purchase();
      await payInWindow(app(), started);
      await configureSandbox(app(), { away: true, webhooks: { send: false } });
      minutesLater(16);
      await runReconciler(app(), now);
      expect((await moneyRows(app(), started.id)).state).toBe('created');
      await configureSandbox(app(), { webhooks: { send: false } });
      minutesLater(6);
      await runReconciler(app(), now);
      expect((await moneyRows(app(), started.id)).state).toBe('paid');
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
