import { exists } from '../../platform/database/exists.ts';
import type { Db } from '../../platform/database/schema.ts';

/** Whether a paid order of theirs has the product. */
export async function hasBought(db: Db, userId: number, productId: number): Promise<boolean> {
  const bought = db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.order_id', 'order_items.order_id')
    .select('order_item_id')
    .where('orders.user_id', '=', userId)
    .where('orders.paid_at', 'is not', null)
    .where('order_items.product_id', '=', productId)
    .limit(1);
  return exists(bought);
}
