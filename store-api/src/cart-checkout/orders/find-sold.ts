import type { Db } from '../../platform/database/schema.ts';

/** The SKUs of those products that are in an order, or reserved for a payment that is open. */
export async function findSold(db: Db, skus: readonly string[]): Promise<readonly string[]> {
  const sold = await db
    .selectFrom('products')
    .select('sku')
    .where('sku', 'in', [...skus])
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('order_items').select('product_id').whereRef('order_items.product_id', '=', 'products.product_id'),
        ),
        exists(
          selectFrom('stock_reservations')
            .select('product_id')
            .whereRef('stock_reservations.product_id', '=', 'products.product_id'),
        ),
      ]),
    )
    .execute();
  return sold.map(({ sku }) => sku);
}
