import { tryLockPersonShared } from '../../account/people/lock-person.ts';
import type { Db } from '../../platform/database/schema.ts';

export interface LockedOrder {
  readonly order_id: number;
  readonly order_number: string;
  readonly status_id: number;
}

/** Locks a paid order until the transaction ends. */
export async function lockOrder(trx: Db, orderNumber: string): Promise<LockedOrder | null> {
  const buyer = await trx
    .selectFrom('orders')
    .select('user_id')
    .where('order_number', '=', orderNumber)
    .executeTakeFirst();
  // Lock order: person, then order. The account must not be deleted while its order becomes active again.
  if (buyer) await tryLockPersonShared(trx, buyer.user_id);
  const order = await trx
    .selectFrom('orders')
    .select(['order_id', 'order_number', 'status_id'])
    .where('order_number', '=', orderNumber)
    // 'no key': a credit note written at the same time refers to the order while it holds the payment we may need next.
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!order?.status_id || order.order_number === null) return null;
  return { ...order, status_id: order.status_id, order_number: order.order_number };
}
