import type { Kysely } from 'kysely';
import { tryLockPersonShared } from '../../account/people/lock-person.ts';
import type { Database } from '../../platform/database/schema.ts';

export interface LockedOrder {
  readonly order_id: number;
  readonly order_number: string;
  readonly status_id: number;
}

/** A paid order with its row locked until the transaction ends: others that move it or return it wait here. */
export async function lockOrder(trx: Kysely<Database>, orderNumber: string): Promise<LockedOrder | null> {
  const buyer = await trx
    .selectFrom('orders')
    .select('user_id')
    .where('order_number', '=', orderNumber)
    .executeTakeFirst();
  // Before the order, like everybody who needs both: an account is not deleted while its order comes under way again.
  if (buyer) await tryLockPersonShared(trx, buyer.user_id);
  const order = await trx
    .selectFrom('orders')
    .select(['order_id', 'order_number', 'status_id'])
    .where('order_number', '=', orderNumber)
    // 'no key': a credit note written meanwhile refers to the order while it holds the payment we may need next.
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!order?.status_id || order.order_number === null) return null;
  return { ...order, status_id: order.status_id, order_number: order.order_number };
}
