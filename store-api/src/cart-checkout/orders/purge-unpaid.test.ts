import { sql } from 'kysely';
import { runReconciler } from '../../testing/money.ts';
import { anyShopper, buy, startPayment, stockedProduct } from '../../testing/shop-floor.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';
import { purgeUnpaid } from './purge-unpaid.ts';

const DAY_MS = 24 * 3_600_000;
let moment = new Date();
const daysLater = (days: number) => {
  moment = new Date(moment.getTime() + days * DAY_MS);
};

describeOnDatabase(
  'orders that were not paid',
  (app) => {
    beforeEach(() => {
      moment = new Date();
    });

    // They were stored for ever, with name, address and telephone number.
    it('are deleted with all they hold 30 days after their payment ended; paid ones stay [LAW-06]', async () => {
      const shopper = await anyShopper(app());
      const basket = [{ ProductId: await stockedProduct(app().db), Quantity: 1 }];
      await buy(app(), shopper, basket);
      await startPayment(app(), shopper, basket);
      const orders = () => app().db.selectFrom('orders').select('paid_at').execute();
      const items = async () => (await app().db.selectFrom('order_items').select('order_item_id').execute()).length;
      daysLater(1);
      await runReconciler(app(), () => moment);
      daysLater(29.9);
      await purgeUnpaid(app().db, moment, 30);
      expect([(await orders()).length, await items()]).toEqual([2, 2]);
      daysLater(0.2);
      await purgeUnpaid(app().db, moment, 30);
      expect([(await orders()).map((order) => order.paid_at !== null), await items()]).toEqual([[true], 1]);
      expect(await app().db.selectFrom('payments').select('state').execute()).toEqual([{ state: 'paid' }]);
    });

    // The purge locked payments first and waited for their orders, where a booking waits the other way round.
    it('are left to a booking that has the order locked, whose payment stays free [LAW-06] [API-05]', async () => {
      const shopper = await anyShopper(app());
      const basket = [{ ProductId: await stockedProduct(app().db), Quantity: 1 }];
      const late = await startPayment(app(), shopper, basket);
      daysLater(1);
      await runReconciler(app(), () => moment);
      daysLater(31);
      const { order_id, payment_id } = await app()
        .db.selectFrom('payments')
        .select(['order_id', 'payment_id'])
        .where('provider_order_id', '=', late.id)
        .executeTakeFirstOrThrow();
      await app()
        .db.transaction()
        .execute(async (trx) => {
          await trx.selectFrom('orders').select('order_id').where('order_id', '=', order_id).forNoKeyUpdate().execute();
          await purgeUnpaid(app().db, moment, 30);
          await sql`select from payments where payment_id = ${payment_id} for update nowait`.execute(trx);
        });
      await purgeUnpaid(app().db, moment, 30);
      const left = await app().db.selectFrom('orders').select('order_id').where('order_id', '=', order_id).execute();
      expect(left).toEqual([]);
    });

    it('stay while their payment is open [LAW-06] [PAY-15]', async () => {
      const shopper = await anyShopper(app());
      const basket = [{ ProductId: await stockedProduct(app().db), Quantity: 1 }];
      const open = await startPayment(app(), shopper, basket);
      daysLater(90);
      await purgeUnpaid(app().db, moment, 30);
      const rows = await app()
        .db.selectFrom('payments')
        .select('state')
        .where('provider_order_id', '=', open.id)
        .execute();
      expect(rows).toEqual([{ state: 'created' }]);
    });
  },
  { now: () => moment },
);
