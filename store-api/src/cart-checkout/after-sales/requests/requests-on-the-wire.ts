import type { OrderRequest } from 'shared-contracts/api/shapes/order-request';
import type { Db } from '../../../platform/database/schema.ts';
import { readMoneyBack } from './money-back.ts';

/** Requests about an order, newest first. */
export async function requestsOnTheWire(db: Db, orderId: number): Promise<OrderRequest[]> {
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
  return requests.map((request) => ({
    ReferenceNumber: request.reference_number,
    Kind: request.kind,
    State: request.state,
    Reason: request.reason,
    Answer: request.answer,
    MoneyBack: moneyBack(request),
    AtUTC: request.created_at.toISOString(),
    Lines: lines
      .filter((line) => line.order_request_id === request.order_request_id)
      .map((line) => ({ OrderItemID: line.order_item_id, Quantity: line.quantity })),
  }));
}
