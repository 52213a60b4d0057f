import type { OrderRequestState } from 'shared-contracts/api/shapes/order-request';
import { ORDER_STATUS, type OrderStatusName } from 'shared-contracts/domain/constants';
import type { Db } from '../../../platform/database/schema.ts';
import { transact } from '../../../platform/database/transact.ts';
import { mailOutlook } from '../../../platform/mail/mail-outlook.ts';
import { type LockedOrder, lockOrder } from '../../orders/lock-order.ts';
import { statusName } from '../../orders/order-status.ts';
import { readRequestedReturn } from './read-return.ts';
import { mailDecided } from './request-mails.ts';
import { statesAfter } from './request-transitions.ts';
import type { RequestedUnits, SavedRequest } from './save-request.ts';

export interface RequestMove {
  readonly reference: string;
  readonly to: 'accepted' | 'refused' | 'done';
  /** The store's words to a refusal; '' otherwise. */
  readonly answer: string;
  readonly now: Date;
}

export type RequestMoveResult =
  | { readonly ok: true; readonly changed: false }
  /** Amount: what goes back to the shopper, in paise. Mail: what becomes of the shopper's mail, for the operator. */
  | {
      readonly ok: true;
      readonly changed: true;
      readonly amount: number;
      readonly order: string;
      readonly mail: string;
    }
  | { readonly ok: false; readonly because: 'unknown-request' }
  | { readonly ok: false; readonly because: 'not-from-here'; readonly from: OrderRequestState }
  | { readonly ok: false; readonly because: 'order-not-completed'; readonly status: OrderStatusName };

/** Locked with its order. */
export interface LockedRequest {
  readonly order: LockedOrder;
  readonly request: SavedRequest;
  readonly units: readonly RequestedUnits[];
}

/** What an accepted return refunds on arrival, and a received one has refunded, in paise. */
type MoneyOf = (trx: Db, locked: LockedRequest) => Promise<number>;

/**
 * Changes the state of a return, notifies the shopper and runs the effect, in one transaction; a repeated change does
 * nothing.
 */
export async function moveRequest(
  db: Db,
  move: RequestMove,
  effect: MoneyOf = async () => 0,
): Promise<RequestMoveResult> {
  return transact(db, async (trx) => {
    const locked = await lockRequest(trx, move.reference);
    if (!locked) return { ok: false, because: 'unknown-request' };
    const { order, request, units } = locked;
    if (request.state === move.to) return { ok: true, changed: false };
    if (!statesAfter(request.state).includes(move.to)) {
      return { ok: false, because: 'not-from-here', from: request.state };
    }
    // After leaving 'Completed' the order's money and stock are settled already.
    if (move.to !== 'refused' && order.status_id !== ORDER_STATUS.Completed) {
      return { ok: false, because: 'order-not-completed', status: statusName(order.status_id) };
    }
    const { to, answer, now } = move;
    await trx
      .updateTable('order_requests')
      .set({ state: to, answer, updated_at: now })
      .where('order_request_id', '=', request.order_request_id)
      .execute();
    const amount = await effect(trx, locked);
    const { kept } = await readRequestedReturn(trx, order.order_id, request.order_request_id);
    const queued = await mailDecided(trx, { request, units, kept, amount, decision: to, answer, now });
    const mail = await mailOutlook(trx, queued);
    return { ok: true, changed: true, amount, order: order.order_number, mail };
  });
}

/** Lock order: order, then request. */
async function lockRequest(trx: Db, reference: string): Promise<LockedRequest | null> {
  const found = await trx
    .selectFrom('order_requests')
    .innerJoin('orders', 'orders.order_id', 'order_requests.order_id')
    .select('order_number')
    .where('reference_number', '=', reference)
    .executeTakeFirst();
  const order = found?.order_number ? await lockOrder(trx, found.order_number) : null;
  if (!order) return null;
  const request = await trx
    .selectFrom('order_requests')
    .selectAll()
    .where('reference_number', '=', reference)
    .executeTakeFirstOrThrow();
  const units = await trx
    .selectFrom('order_request_lines')
    .select(['order_item_id as orderItemId', 'quantity'])
    .where('order_request_id', '=', request.order_request_id)
    .orderBy('order_item_id')
    .execute();
  return { order, request, units };
}
