import type { RunningStore } from '../../.ci/start/running-store.ts';
import { inDatabase } from './in-database.ts';

interface PurchaseRows {
  readonly order: { readonly order_id: number; readonly total_paise: number; readonly status_id: number };
  readonly items: readonly { readonly product_id: number; readonly quantity: number; readonly price_paise: number }[];
  readonly payments: readonly { readonly state: string; readonly amount_paise: number; readonly provider: string }[];
  readonly transactions: readonly { readonly amount_paise: number; readonly provider_payment_id: string }[];
}

/** The rows of an order. */
export function purchaseRows(store: RunningStore, orderNumber: string): Promise<PurchaseRows> {
  return inDatabase(store, async (rows) => {
    const [order] = await rows<PurchaseRows['order']>(
      'select order_id, total_paise::int, status_id from orders where order_number = $1',
      [orderNumber],
    );
    if (!order) throw new Error(`no order ${orderNumber} in the database`);
    const of = [order.order_id];
    return {
      order,
      items: await rows(
        'select product_id, quantity, price_paise::int from order_items where order_id = $1 order by product_id',
        of,
      ),
      payments: await rows('select state, amount_paise::int, provider from payments where order_id = $1', of),
      transactions: await rows(
        `select t.amount_paise::int, t.provider_payment_id from payment_transactions t
         join payments p using (payment_id) where p.order_id = $1`,
        of,
      ),
    };
  });
}
