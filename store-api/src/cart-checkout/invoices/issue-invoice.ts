import type { Selectable } from 'kysely';
import { exists } from '../../platform/database/exists.ts';
import type { Database, Db } from '../../platform/database/schema.ts';
import type { StoreFacts } from '../../platform/settings/store-facts.ts';
import { namesIn, soldItems } from '../orders/sold-items.ts';
import type { InvoiceLine } from './invoice-document.ts';
import { issueDocument } from './issue-document.ts';
import { orderFacts } from './order-facts.ts';

/**
 * Issues the tax invoice of an order that was just paid; returns the number. Must be the last step of that transaction.
 */
export async function issueInvoice(
  trx: Db,
  { orderId, store, now }: { readonly orderId: number; readonly store: StoreFacts; readonly now: Date },
): Promise<string> {
  const facts = await orderFacts(trx, orderId, store);
  const items = await soldItems(trx, orderId);
  const names = await namesIn(trx, facts.language, items);
  const lines = items.map((item, index) => invoiceLine(item, names[index] ?? ''));
  return issueDocument(
    trx,
    { ...facts, kind: 'invoice', isTest: await isSandboxOrder(trx, orderId), original: null, reason: '', lines },
    { orderId, refundId: null, now },
  );
}

/** Called while the payment that was just captured is 'paid'. */
function isSandboxOrder(trx: Db, orderId: number): Promise<boolean> {
  return exists(
    trx
      .selectFrom('payments')
      .select('payment_id')
      .where('order_id', '=', orderId)
      .where('provider', '=', 'sandbox')
      .where('state', '=', 'paid'),
  );
}

function invoiceLine(item: Selectable<Database['order_items']>, translated: string): InvoiceLine {
  return {
    item: item.order_item_id,
    description: item.product_name,
    translated: translated === item.product_name ? '' : translated,
    hsn: item.hsn_code,
    quantity: item.quantity,
    unit: 'NOS',
    price: item.discounted_price_paise,
    discount: item.coupon_share_paise,
    shipping: item.shipping_paise,
    taxable: item.taxable_paise,
    rate: item.gst_rate,
    cgst: item.cgst_paise,
    sgst: item.sgst_paise,
    igst: item.igst_paise,
    total: item.charged_paise,
  };
}
