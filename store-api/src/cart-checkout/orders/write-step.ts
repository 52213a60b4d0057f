import type { Kysely } from 'kysely';
import { ORDER_STATUS, type OrderStatusName } from 'shared-contracts/domain/constants';
import type { Database } from '../../platform/database/schema.ts';

export interface OrderStep {
  readonly to: OrderStatusName;
  /** Shown to the shopper in the order's timeline. */
  readonly reason: string;
  /** Whether what is downloaded goes the way, too: its money is given back with the rest. */
  readonly withDigital: boolean;
  readonly now: Date;
}

/** Writes a status into the order, its articles and its timeline. The caller has it locked and the table asked. */
export async function writeStep(trx: Kysely<Database>, orderId: number, step: OrderStep): Promise<void> {
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
