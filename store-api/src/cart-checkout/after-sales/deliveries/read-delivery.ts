import type { Delivery } from 'shared-contracts/api/shapes/delivery';
import { exists } from '../../../platform/database/exists.ts';
import type { Db } from '../../../platform/database/schema.ts';
import { statusName } from '../../orders/order-status.ts';

export function wasDispatched(db: Db, orderId: number): Promise<boolean> {
  return exists(
    db
      .selectFrom('order_deliveries')
      .select('order_id')
      .where('order_id', '=', orderId)
      .where('dispatched_at', 'is not', null),
  );
}

/** Null for an order of downloads, and for one that ended before its goods left. What has come back had been delivered. */
export async function deliveryOnTheWire(
  db: Db,
  order: { readonly order_id: number; readonly status_id: number },
): Promise<Delivery | null> {
  if (!(await hasGoods(db, order.order_id))) return null;
  const delivery = await db
    .selectFrom('order_deliveries')
    .selectAll()
    .where('order_id', '=', order.order_id)
    .executeTakeFirst();
  const state = stateOf(order.status_id, delivery?.dispatched_at ?? null);
  if (state === null) return null;
  return {
    State: state,
    ExpectedOn: delivery?.expected_on ?? null,
    DispatchedUTC: delivery?.dispatched_at?.toISOString() ?? null,
    Carrier: delivery?.carrier ?? '',
    TrackingNumber: delivery?.tracking_number ?? '',
    TrackingUrl: delivery?.tracking_url ?? '',
  };
}

function stateOf(statusId: number, dispatchedAt: Date | null): Delivery['State'] | null {
  switch (statusName(statusId)) {
    case 'Active':
      return 'confirmed';
    case 'InProgress':
      return dispatchedAt === null ? 'being-made' : 'dispatched';
    case 'Completed':
      return 'delivered';
    case 'Returned':
    case 'Refunded':
      return dispatchedAt === null ? null : 'delivered';
  }
}

export function hasGoods(db: Db, orderId: number): Promise<boolean> {
  return exists(
    db
      .selectFrom('order_items')
      .select('order_item_id')
      .where('order_id', '=', orderId)
      .where('is_digital', '=', false),
  );
}
