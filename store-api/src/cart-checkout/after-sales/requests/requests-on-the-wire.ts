import type { Selectable } from 'kysely';
import type { OrderRequest } from 'shared-contracts/api/shapes/order-request';
import { paise } from 'shared-contracts/domain/money';
import type { Database, Db } from '../../../platform/database/schema.ts';
import { type RequestRefund, readMoneyBack } from './money-back.ts';
import { cancellationOnTheWire, cancelling } from './read-cancellation.ts';
import { readRequestedReturn, returnOnTheWire } from './read-return.ts';
import type { SoldItem } from './request-policy.ts';

type RequestRow = Selectable<Database['order_requests']>;

/** Requests about an order, newest first. */
export async function requestsOnTheWire(db: Db, orderId: number, items: readonly SoldItem[]): Promise<OrderRequest[]> {
  const requests = await db
    .selectFrom('order_requests')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('order_request_id', 'desc')
    .execute();
  const lines = await db
    .selectFrom('order_request_lines')
    .innerJoin('order_requests', 'order_requests.order_request_id', 'order_request_lines.order_request_id')
    .selectAll('order_request_lines')
    .where('order_id', '=', orderId)
    .orderBy('order_item_id')
    .execute();
  const moneyBack = await readMoneyBack(db, orderId);
  const shown: OrderRequest[] = [];
  for (const request of requests) {
    const refund = moneyBack(request);
    shown.push({
      ReferenceNumber: request.reference_number,
      Kind: request.kind,
      State: request.state,
      Reason: request.reason,
      Answer: request.answer,
      MoneyBack: refund?.state,
      ...(await terms(db, request, items, refund)),
      AtUTC: request.created_at.toISOString(),
      Lines: lines
        .filter((line) => line.order_request_id === request.order_request_id)
        .map((line) => ({ OrderItemID: line.order_item_id, Quantity: line.quantity })),
    });
  }
  return shown;
}

/** With what was refunded once it is done, before that with what would be. */
async function terms(
  db: Db,
  { kind, state, order_id, order_request_id }: RequestRow,
  items: readonly SoldItem[],
  refund: RequestRefund | undefined,
): Promise<Pick<OrderRequest, 'Cancellation' | 'Return'>> {
  const refunded = refund?.amount ?? paise(0);
  if (kind === 'cancel') return { Cancellation: cancellationOnTheWire(cancelling(items), refunded) };
  if (state === 'refused') return {};
  const returning = await readRequestedReturn(db, order_id, order_request_id);
  return { Return: returnOnTheWire(state === 'done' ? { ...returning, amount: refunded } : returning) };
}
