import { CANCELLED_REASON } from 'shared-contracts/domain/constants';
import type { Db } from '../../../platform/database/schema.ts';
import { conflict } from '../../../platform/http/problems.ts';
import type { LockedOrder } from '../../orders/lock-order.ts';
import { writeStep } from '../../orders/write-step.ts';
import { refundKeys } from '../../payments/refunds/refund-keys.ts';
import { refundUnits } from '../refund-units.ts';
import { restockOrder } from '../restock.ts';
import { cancelling } from './read-cancellation.ts';
import { readOrderProgress } from './read-order-progress.ts';
import { mailRequested } from './request-mails.ts';
import { canCancel } from './request-policy.ts';
import { saveRequest } from './save-request.ts';

/**
 * Cancels an order: restocks and refunds physical items; digital ones are delivered already. Returns the reference;
 * 409 'not-cancellable' once preparation has begun. Must run in the transaction that has locked the order.
 */
export async function cancelOrder(
  trx: Db,
  order: LockedOrder,
  details: { readonly reason: string; readonly storeEmail: string; readonly now: Date },
): Promise<string> {
  const { reason, storeEmail, now } = details;
  const progress = await readOrderProgress(trx, order);
  if (!canCancel(progress)) throw conflict('not-cancellable', 'This order can no longer be cancelled.');
  const { cancelled, kept } = cancelling(progress.items);
  const units = cancelled.map((unit) => ({ ...unit, before: 0 }));
  const { order_id } = order;
  const request = await saveRequest(trx, { order_id, kind: 'cancel', state: 'done', reason }, [], now);
  await writeStep(trx, order_id, { to: 'Refunded', reason: CANCELLED_REASON, withDigital: false, now });
  const key = refundKeys.request('cancel', request.order_request_id);
  const amount = await refundUnits(trx, { orderId: order_id, units, reason: CANCELLED_REASON, key });
  await mailRequested(trx, { request, units, kept, amount, now }, storeEmail);
  // Last, because it blocks buyers of these products until commit.
  await restockOrder(trx, order_id);
  return request.reference_number;
}
