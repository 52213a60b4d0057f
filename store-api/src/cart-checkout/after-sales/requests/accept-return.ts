import type { Db } from '../../../platform/database/schema.ts';
import { moveRequest, type RequestMoveResult } from './move-request.ts';
import { readRequestedReturn } from './read-return.ts';

/** Accepts a return; the shopper's mail says what its arrival will refund. */
export async function acceptReturn(
  db: Db,
  { reference, now }: { readonly reference: string; readonly now: Date },
): Promise<RequestMoveResult> {
  return moveRequest(db, { reference, to: 'accepted', answer: '', now }, async (trx, { order, request }) => {
    const { amount } = await readRequestedReturn(trx, order.order_id, request.order_request_id);
    return amount;
  });
}
