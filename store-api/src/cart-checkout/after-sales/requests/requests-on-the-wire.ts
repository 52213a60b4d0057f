import type { OrderRequest } from 'shared-contracts/api/shapes/order-request';
import { paise } from 'shared-contracts/domain/money';
import type { Db } from '../../../platform/database/schema.ts';
import { readMoneyBack } from './money-back.ts';
import { cancellationOnTheWire, cancelling } from './read-cancellation.ts';
import type { SoldItem } from './request-policy.ts';

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
  const terms = cancelling(items);
  return requests.map((request) => ({
    ReferenceNumber: request.reference_number,
    Kind: request.kind,
    State: request.state,
    Reason: request.reason,
    Answer: request.answer,
    MoneyBack: moneyBack(request)?.standing,
    ...(request.kind === 'cancel'
      ? { Cancellation: cancellationOnTheWire(terms, moneyBack(request)?.amount ?? paise(0)) }
      : {}),
    AtUTC: request.created_at.toISOString(),
    Lines: lines
      .filter((line) => line.order_request_id === request.order_request_id)
      .map((line) => ({ OrderItemID: line.order_item_id, Quantity: line.quantity })),
  }));
}
