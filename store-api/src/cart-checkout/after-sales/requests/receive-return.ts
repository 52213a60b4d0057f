import { sql } from 'kysely';
import type { Db } from '../../../platform/database/schema.ts';
import { writeStep } from '../../orders/write-step.ts';
import { refundKeys } from '../../payments/refunds/refund-keys.ts';
import { refundPieces } from '../refund-pieces.ts';
import { restockReturn } from '../restock.ts';
import { type LockedRequest, moveRequest, type RequestMoveResult } from './move-request.ts';
import { piecesInReturns } from './read-order-progress.ts';

export interface Receipt {
  readonly reference: string;
  /** Whether the pieces can be sold again. */
  readonly restock: boolean;
  readonly now: Date;
}

/**
 * Receives the pieces of an accepted return and refunds them. Once all physical pieces are back, the order becomes
 * Returned and Refunded; digital articles stay delivered.
 */
export async function receiveReturn(db: Db, receipt: Receipt): Promise<RequestMoveResult> {
  const { reference, now } = receipt;
  return moveRequest(db, { reference, to: 'done', answer: '', now }, (trx, locked) => takeBack(trx, locked, receipt));
}

async function takeBack(
  trx: Db,
  { order, request, pieces }: LockedRequest,
  { reference, restock, now }: Receipt,
): Promise<number> {
  const carried = await carriedArticles(trx, order.order_id);
  const amount = await refundPieces(trx, {
    orderId: order.order_id,
    // `back` already includes these pieces.
    pieces: pieces.map((piece) => ({ ...piece, before: (carried.get(piece.orderItemId)?.back ?? 0) - piece.quantity })),
    reason: `Returned, ${reference}`,
    key: refundKeys.request('return', request.order_request_id),
  });
  if ([...carried.values()].every((article) => article.back === article.quantity)) {
    const step = { reason: reference, withDigital: false, now };
    await writeStep(trx, order.order_id, { ...step, to: 'Returned' });
    await writeStep(trx, order.order_id, { ...step, to: 'Refunded' });
  }
  if (restock) await restockReturn(trx, request.order_request_id);
  return amount;
}

/** By article: the pieces that were carried, and how many of them are back. */
async function carriedArticles(trx: Db, orderId: number) {
  const items = await trx
    .selectFrom('order_items')
    .select(['order_item_id', 'quantity', piecesInReturns(sql`state = 'done'`).as('back')])
    .where('order_id', '=', orderId)
    .where('is_digital', '=', false)
    .execute();
  return new Map(items.map((item) => [item.order_item_id, item]));
}
