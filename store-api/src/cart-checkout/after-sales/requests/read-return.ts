import type { ReturnTerms } from 'shared-contracts/api/shapes/return-terms';
import type { Paise } from 'shared-contracts/domain/money';
import type { Db } from '../../../platform/database/schema.ts';
import { conflict, invalidField } from '../../../platform/http/problems.ts';
import type { LockedOrder } from '../../orders/lock-order.ts';
import { priceOfUnits } from '../refund-units.ts';
import { readOrderProgress, soldItems } from './read-order-progress.ts';
import { type OrderProgress, returnableUnits, type SoldItem } from './request-policy.ts';
import type { RequestedUnits } from './save-request.ts';
import { termsOnTheWire, unitsOnTheWire } from './terms-on-the-wire.ts';

/** What a return covers, what stays with the shopper, and the money that its arrival would give back now. */
export interface Returning {
  readonly returned: readonly RequestedUnits[];
  readonly kept: readonly RequestedUnits[];
  readonly amount: Paise;
}

/**
 * What returning these units would do. 400 'Lines' for units that are not the order's; 409 'not-returnable' where the
 * policy forbids it or the units are in another return.
 */
export async function readReturn(
  db: Db,
  order: Pick<LockedOrder, 'order_id' | 'status_id'>,
  { lines, returnDays, now }: { readonly lines: readonly RequestedUnits[]; readonly returnDays: number; now: Date },
): Promise<Returning> {
  const progress = await readOrderProgress(db, order);
  if (!areOf(progress, lines)) throw invalidField('Lines', 'These are not pieces of this order.');
  const returnable = returnableUnits(progress, returnDays, now);
  const mayReturn = ({ orderItemId, quantity }: RequestedUnits) =>
    returnable.some((unit) => unit.OrderItemID === orderItemId && unit.Quantity >= quantity);
  if (!lines.every(mayReturn)) throw conflict('not-returnable', 'These pieces can no longer be returned.');
  const earlier = progress.items.map(({ orderItemId, inReturns }) => ({ orderItemId, quantity: inReturns }));
  return {
    returned: lines,
    kept: keptUnits(progress.items, lines),
    amount: await amountOfReturn(db, order.order_id, lines, earlier),
  };
}

/** What the arrival of a requested return would do now: returns requested before it arrive before it. */
export async function readRequestedReturn(db: Db, orderId: number, requestId: number): Promise<Returning> {
  const lines = await db
    .selectFrom('order_request_lines')
    .innerJoin('order_requests', 'order_requests.order_request_id', 'order_request_lines.order_request_id')
    .select(['order_requests.order_request_id as requestId', 'state', 'order_item_id as orderItemId', 'quantity'])
    .where('order_id', '=', orderId)
    .where('state', '!=', 'refused')
    .orderBy('order_item_id')
    .execute();
  const returned = lines.filter((line) => line.requestId === requestId);
  const earlier = lines.filter(
    (line) => line.requestId !== requestId && (line.state === 'done' || line.requestId < requestId),
  );
  return {
    returned,
    kept: keptUnits(await soldItems(db, orderId)),
    amount: await amountOfReturn(db, orderId, returned, earlier),
  };
}

function amountOfReturn(
  db: Db,
  orderId: number,
  returned: readonly RequestedUnits[],
  earlier: readonly RequestedUnits[],
): Promise<Paise> {
  const units = returned.map((unit) => ({ ...unit, before: unitsOf(earlier, unit.orderItemId) }));
  return priceOfUnits(db, orderId, units);
}

function unitsOf(lines: readonly RequestedUnits[], orderItemId: number): number {
  return lines.reduce((sum, line) => sum + (line.orderItemId === orderItemId ? line.quantity : 0), 0);
}

/** What is in no return, nor in these lines. */
function keptUnits(items: readonly SoldItem[], lines: readonly RequestedUnits[] = []): RequestedUnits[] {
  return items
    .map(({ orderItemId, quantity, inReturns }) => ({
      orderItemId,
      quantity: quantity - inReturns - unitsOf(lines, orderItemId),
    }))
    .filter((unit) => unit.quantity > 0);
}

export function returnOnTheWire({ returned, kept, amount }: Returning): ReturnTerms {
  return { Returned: unitsOnTheWire(returned), ...termsOnTheWire(kept, amount) };
}

/** Whether the lines name items of the order, each once, and no more units than were bought. */
function areOf({ items }: OrderProgress, lines: readonly RequestedUnits[]): boolean {
  const isOf = (line: RequestedUnits) =>
    items.some((item) => item.orderItemId === line.orderItemId && item.quantity >= line.quantity);
  const named = new Set(lines.map((line) => line.orderItemId));
  return lines.length > 0 && named.size === lines.length && lines.every(isOf);
}
