import type { Kysely } from 'kysely';
import { ORDER_STATUS } from 'shared-contracts/domain/constants';
import { unsettledRefunds } from '../../cart-checkout/payments/refunds/unsettled-refunds.ts';
import type { Database } from '../../platform/database/schema.ts';

const { Active, InProgress, Returned } = ORDER_STATUS;

/** Money that the provider refused to give back keeps the address for so long: time to pay it by other means. */
const OWED_MS = 30 * 24 * 60 * 60 * 1000;

/** Whether something between store and person is not concluded: goods to bring, money to take or to give back. */
export async function isUnderWay(trx: Kysely<Database>, userId: number, now: Date): Promise<boolean> {
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
