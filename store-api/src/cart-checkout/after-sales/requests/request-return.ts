import type { Db } from '../../../platform/database/schema.ts';
import { conflict, invalidField } from '../../../platform/http/problems.ts';
import type { LockedOrder } from '../../orders/lock-order.ts';
import { readStanding } from './read-standing.ts';
import { mailRequested } from './request-mails.ts';
import { type OrderStanding, returnablePieces } from './request-policy.ts';
import { type RequestedPieces, saveRequest } from './save-request.ts';

export interface ReturnRequest {
  readonly lines: readonly RequestedPieces[];
  readonly reason: string;
  readonly returnDays: number;
  readonly storeEmail: string;
  readonly now: Date;
}

/**
 * Requests a return, for the store to decide; returns the reference. 400 'Reason' or 'Lines' for invalid input, 409
 * 'not-returnable' where the policy forbids it or the pieces are in another return. Must run in the transaction that
 * has locked the order.
 */
export async function requestReturn(trx: Db, order: LockedOrder, details: ReturnRequest): Promise<string> {
  const { lines, reason, now } = details;
  if (reason === '') throw invalidField('Reason', 'Please say why you return it.');
  const standing = await readStanding(trx, order);
  if (!areOf(standing, lines)) throw invalidField('Lines', 'These are not pieces of this order.');
  const returnable = returnablePieces(standing, details.returnDays, now);
  const mayReturn = ({ orderItemId, quantity }: RequestedPieces) =>
    returnable.some((piece) => piece.OrderItemID === orderItemId && piece.Quantity >= quantity);
  if (!lines.every(mayReturn)) throw conflict('not-returnable', 'These pieces can no longer be returned.');
  const { order_id } = order;
  const request = await saveRequest(trx, { order_id, kind: 'return', state: 'open', reason }, lines, now);
  await mailRequested(trx, { request, pieces: lines, amount: 0, now }, details.storeEmail);
  return request.reference_number;
}

/** Whether the lines name articles of the order, each once, and no more pieces than were bought. */
function areOf({ items }: OrderStanding, lines: readonly RequestedPieces[]): boolean {
  const isOf = (line: RequestedPieces) =>
    items.some((item) => item.orderItemId === line.orderItemId && item.quantity >= line.quantity);
  const named = new Set(lines.map((line) => line.orderItemId));
  return lines.length > 0 && named.size === lines.length && lines.every(isOf);
}
