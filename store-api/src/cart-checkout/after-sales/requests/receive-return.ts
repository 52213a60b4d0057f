import { sql } from 'kysely';
import type { Db } from '../../../platform/database/schema.ts';
import { writeStep } from '../../orders/write-step.ts';
import { refundKeys } from '../../payments/refunds/refund-keys.ts';
import { refundUnits } from '../refund-units.ts';
import { restockReturn } from '../restock.ts';
import { type LockedRequest, moveRequest, type RequestMoveResult } from './move-request.ts';
import { unitsInReturns } from './read-order-progress.ts';

export interface Receipt {
  readonly reference: string;
  /** Whether the units can be sold again. */
  readonly restock: boolean;
  readonly now: Date;
}

/**
 * Receives the units of an accepted return and refunds them. Once all physical units are back, the order becomes
 * Returned and Refunded; digital items stay delivered.
 */
export async function receiveReturn(db: Db, receipt: Receipt): Promise<RequestMoveResult> {
  const { reference, now } = receipt;
  return moveRequest(db, { reference, to: 'done', answer: '', now }, (trx, locked) => takeBack(trx, locked, receipt));
}

async function takeBack(
  trx: Db,
  { order, request, units }: LockedRequest,
  { reference, restock, now }: Receipt,
): Promise<number> {
  const carried = await carriedItems(trx, order.order_id);
  const amount = await refundUnits(trx, {
    orderId: order.order_id,
    // `back` already includes these units.
    units: units.map((unit) => ({ ...unit, before: (carried.get(unit.orderItemId)?.back ?? 0) - unit.quantity })),
    reason: `Returned, ${reference}`,
    key: refundKeys.request('return', request.order_request_id),
  });
  if ([...carried.values()].every((item) => item.back === item.quantity)) {
    const step = { reason: reference, withDigital: false, now };
    await writeStep(trx, order.order_id, { ...step, to: 'Returned' });
    await writeStep(trx, order.order_id, { ...step, to: 'Refunded' });
  }
  if (restock) await restockReturn(trx, request.order_request_id);
  return amount;
}

/** By item: the units that were carried, and how many of them are back. */
async function carriedItems(trx: Db, orderId: number) {
  const items = await trx
    .selectFrom('order_items')
    .select(['order_item_id', 'quantity', unitsInReturns(sql`state = 'done'`).as('back')])
    .where('order_id', '=', orderId)
    .where('is_digital', '=', false)
    .execute();
  return new Map(items.map((item) => [item.order_item_id, item]));
}
