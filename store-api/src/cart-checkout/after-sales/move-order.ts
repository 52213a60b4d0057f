import type { OrderStatusName } from 'shared-contracts/domain/constants';
import type { Db } from '../../platform/database/schema.ts';
import { transact } from '../../platform/database/transact.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { statusName } from '../orders/order-status.ts';
import { isBeforeDispatch, mayMoveOrder } from '../orders/order-transitions.ts';
import { writeStep } from '../orders/write-step.ts';
import { requestRefund } from '../payments/refunds/request-refund.ts';
import { wasDispatched } from './deliveries/read-delivery.ts';
import { restockOrder } from './restock.ts';

export interface OrderMove {
  readonly orderNumber: string;
  readonly to: OrderStatusName;
  /** Shown to the shopper in the order's timeline. */
  readonly reason: string;
  /** With a return: the units that came back can be sold again. */
  readonly restock?: boolean;
  readonly now: Date;
}

export type OrderMoveResult =
  | { readonly ok: true; readonly from: OrderStatusName; readonly changed: boolean }
  | { readonly ok: false; readonly because: 'unknown-order' }
  | { readonly ok: false; readonly because: 'not-from-here'; readonly from: OrderStatusName };

/**
 * Changes an order's status with its history row, in one transaction; a repeated change does nothing. Refunded requests
 * the remaining money and restocks units that were not dispatched.
 */
export async function moveOrder(db: Db, move: OrderMove): Promise<OrderMoveResult> {
  return transact(db, async (trx) => {
    const order = await lockOrder(trx, move.orderNumber);
    if (!order) return { ok: false, because: 'unknown-order' };
    const from = statusName(order.status_id);
    if (from === move.to) return { ok: true, from, changed: false };
    if (!mayMoveOrder(from, move.to)) return { ok: false, because: 'not-from-here', from };
    // Digital items stay delivered unless everything is refunded.
    await writeStep(trx, order.order_id, { ...move, withDigital: move.to === 'Refunded' });
    if (move.to === 'Refunded') await giveBack(trx, order.order_id, move.reason);
    const neverLeft = move.to === 'Refunded' && isBeforeDispatch(from) && !(await wasDispatched(trx, order.order_id));
    if (neverLeft || (move.to === 'Returned' && move.restock)) await restockOrder(trx, order.order_id);
    return { ok: true, from, changed: true };
  });
}

async function giveBack(trx: Db, orderId: number, reason: string): Promise<void> {
  const { payment_id: paymentId } = await trx
    .selectFrom('payments')
    .select('payment_id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const requested = await requestRefund(trx, { paymentId, amount: 'rest', reason, key: null });
  if (requested.ok || requested.reason === 'nothing-left') return;
  // Roll back: the order must not be Refunded without a refund.
  throw new Error(`order ${orderId} cannot be refunded: ${requested.reason}`);
}
