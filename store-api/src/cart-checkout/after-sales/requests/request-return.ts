import type { Db } from '../../../platform/database/schema.ts';
import { invalidField } from '../../../platform/http/problems.ts';
import type { LockedOrder } from '../../orders/lock-order.ts';
import { readReturn } from './read-return.ts';
import { mailRequested } from './request-mails.ts';
import { type RequestedUnits, saveRequest } from './save-request.ts';

export interface ReturnRequest {
  readonly lines: readonly RequestedUnits[];
  readonly reason: string;
  readonly returnDays: number;
  readonly storeEmail: string;
  readonly now: Date;
}

/**
 * Requests a return, for the store to decide; returns the reference. 400 'Reason' for none, and the refusals of
 * `readReturn`. Must run in the transaction that has locked the order.
 */
export async function requestReturn(trx: Db, order: LockedOrder, details: ReturnRequest): Promise<string> {
  const { lines, reason, now } = details;
  if (reason === '') throw invalidField('Reason', 'Please say why you return it.');
  const { kept, amount } = await readReturn(trx, order, details);
  const { order_id } = order;
  const request = await saveRequest(trx, { order_id, kind: 'return', state: 'open', reason }, lines, now);
  await mailRequested(trx, { request, units: lines, kept, amount, now }, details.storeEmail);
  return request.reference_number;
}
