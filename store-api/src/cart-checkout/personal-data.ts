import { ORDER_STATUS } from 'shared-contracts/domain/constants';
import type { Language } from 'shared-contracts/i18n/languages';
import type { PersonalData } from '../platform/database/personal-data.ts';
import type { Db } from '../platform/database/schema.ts';
import { DAY_MS } from '../platform/time.ts';
import { draftOf } from './checkout/drafts.ts';
import { exportOrders } from './export-orders.ts';
import { unsettledRefunds } from './payments/refunds/unsettled-refunds.ts';

const { Active, InProgress, Returned } = ORDER_STATUS;

/** After a refused refund the address is stored this long, so that the money can be paid by other means. */
const OWED_MS = 30 * DAY_MS;

/** Orders are retained for accounting without personal data. */
export const ordersOfPeople: PersonalData = {
  held: async (db, { userId }) => ({
    orders: await exportOrders(db, userId),
    checkoutDrafts: await draftOf(db, userId).execute(),
    waitsFor: await db
      .selectFrom('waiting_buyers')
      .select(['product_id as productId', 'quantity', 'seen_at as seenAt'])
      .where('user_id', '=', userId)
      .execute(),
  }),
  lastLanguage,
  erase: (trx, { userId }) => eraseOrders(trx, userId),
  isUnderWay,
};

/** An open order, payment, refund or request. */
async function isUnderWay(trx: Db, userId: number, now: Date): Promise<boolean> {
  const { open } = await trx
    .selectNoFrom((row) =>
      row
        .or([
          row.exists(
            row
              .selectFrom('orders')
              .select('order_id')
              .where('user_id', '=', userId)
              .where('status_id', 'in', [Active, InProgress, Returned]),
          ),
          row.exists(
            row
              .selectFrom('payments')
              .select('payment_id')
              .where('user_id', '=', userId)
              .where('state', 'in', ['created', 'authorized', 'refund-due']),
          ),
          row.exists(
            row
              .selectFrom('refunds')
              .innerJoin('payments', 'payments.payment_id', 'refunds.payment_id')
              .select('refund_id')
              .where('user_id', '=', userId)
              .where('refunds.state', '=', 'requested'),
          ),
          row.exists(
            unsettledRefunds(trx)
              .innerJoin('payments', 'payments.payment_id', 'refunds.payment_id')
              .select('refund_id')
              .where('user_id', '=', userId)
              .where('refunds.updated_at', '>', new Date(now.getTime() - OWED_MS)),
          ),
          row.exists(
            row
              .selectFrom('order_requests')
              .innerJoin('orders', 'orders.order_id', 'order_requests.order_id')
              .select('order_request_id')
              .where('user_id', '=', userId)
              .where('order_requests.state', 'in', ['open', 'accepted']),
          ),
        ])
        .as('open'),
    )
    .executeTakeFirstOrThrow();
  return Boolean(open);
}

/** The language of the last order. */
async function lastLanguage(trx: Db, userId: number): Promise<Language | undefined> {
  const last = await trx
    .selectFrom('orders')
    .select('language')
    .where('user_id', '=', userId)
    .orderBy('order_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.language;
}

async function eraseOrders(trx: Db, userId: number): Promise<void> {
  await trx.deleteFrom('checkout_drafts').where('user_id', '=', userId).execute();
  await trx.deleteFrom('waiting_buyers').where('user_id', '=', userId).execute();
  const ordersOf = trx.selectFrom('orders').select('order_id').where('user_id', '=', userId);
  const paymentsOf = trx.selectFrom('payments').select('payment_id').where('user_id', '=', userId);
  await trx
    .updateTable('payment_transactions')
    .set({ reported_json: null })
    .where('payment_id', 'in', paymentsOf)
    .execute();
  await trx
    .updateTable('orders')
    .set({
      order_note: '',
      contact_email: '',
      delivery_name: '',
      delivery_phone: '',
      delivery_address: '',
      delivery_postal_code: '',
      delivery_city_id: null,
      delivery_city_name: null,
      buyer_gstin: '',
    })
    .where('user_id', '=', userId)
    .execute();
  await trx.deleteFrom('order_notes').where('order_id', 'in', ordersOf).execute();
  await trx.deleteFrom('order_deliveries').where('order_id', 'in', ordersOf).execute();
  await trx.updateTable('order_requests').set({ reason: '', answer: '' }).where('order_id', 'in', ordersOf).execute();
}
