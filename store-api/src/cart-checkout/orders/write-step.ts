import { ORDER_STATUS, type OrderStatusName } from 'shared-contracts/domain/constants';
import type { Db } from '../../platform/database/schema.ts';

export interface OrderStep {
  readonly to: OrderStatusName;
  /** Shown to the shopper in the order's timeline. */
  readonly reason: string;
  /** Whether digital articles change too: their money is refunded with the rest. */
  readonly withDigital: boolean;
  readonly now: Date;
}

/** Writes a status into order, articles and timeline. The caller holds the lock and has checked the transition. */
export async function writeStep(trx: Db, orderId: number, step: OrderStep): Promise<void> {
  const status_id = ORDER_STATUS[step.to];
  await trx.updateTable('orders').set({ status_id }).where('order_id', '=', orderId).execute();
  await trx
    .updateTable('order_items')
    .set({ status_id })
    .where('order_id', '=', orderId)
    .where((row) => row.or([row('is_digital', '=', false), row.val(step.withDigital)]))
    .execute();
  await trx
    .insertInto('order_status_history')
    .values({ order_id: orderId, status_id, reason: step.reason, at: step.now })
    .execute();
}
