import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { RunningStore } from '../../.ci/start/running-store.ts';

interface PurchaseRows {
  readonly order: { readonly order_id: number; readonly total_paise: number; readonly status_id: number };
  readonly items: readonly { readonly product_id: number; readonly quantity: number; readonly price_paise: number }[];
  readonly payments: readonly { readonly state: string; readonly amount_paise: number; readonly provider: string }[];
  readonly transactions: readonly { readonly amount_paise: number; readonly provider_payment_id: string }[];
}

/**
 * What the database holds of an order. The embedded database belongs to one process, so the API is stopped for
 * the look and started again, which also shows that nothing lived in its memory alone.
 */
export async function purchaseRows(store: RunningStore, orderNumber: string): Promise<PurchaseRows> {
  await store.stopService('store-api');
  const database = await PGlite.create(path.join(store.options.dataFolder, 'db'));
  try {
    const rows = async <Row>(sql: string, parameters: unknown[]) => (await database.query<Row>(sql, parameters)).rows;
    const [order] = await rows<PurchaseRows['order']>(
      'select order_id, total_paise::int, status_id from orders where order_number = $1',
      [orderNumber],
    );
    if (!order) throw new Error(`no order ${orderNumber} in the database`);
    return {
      order,
      items: await rows(
        'select product_id, quantity, price_paise::int from order_items where order_id = $1 order by product_id',
        [order.order_id],
      ),
      payments: await rows('select state, amount_paise::int, provider from payments where order_id = $1', [
        order.order_id,
      ]),
      transactions: await rows(
        `select t.amount_paise::int, t.provider_payment_id from payment_transactions t
         join payments p using (payment_id) where p.order_id = $1`,
        [order.order_id],
      ),
    };
  } finally {
    await database.close();
    await store.startService('store-api');
  }
}
