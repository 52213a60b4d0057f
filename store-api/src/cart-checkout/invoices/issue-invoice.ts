import { daysFrom } from 'shared-contracts/domain/day-text';
import { isBundled } from 'shared-contracts/i18n/languages';
import type { Db } from '../../platform/database/schema.ts';
import type { StoreFacts } from '../../platform/settings/store-facts.ts';
import { indianDay } from '../../platform/time.ts';
import type { InvoiceLine } from './invoice-document.ts';
import { issueDocument } from './issue-document.ts';
import { orderFacts } from './order-facts.ts';
import type { PaidOrder } from './read-paid-order.ts';

/**
 * Issues the tax invoice of an order that was just paid; returns the number. Must be the last step of that transaction.
 * @param sale.names of the items, in the order's language
 */
export async function issueInvoice(
  trx: Db,
  order: PaidOrder,
  sale: { readonly names: readonly string[]; readonly store: StoreFacts; readonly now: Date },
): Promise<string> {
  const facts = orderFacts(order, sale.store);
  const names = isBundled(order.language) ? sale.names : [];
  const lines = order.items.map((item, index) => invoiceLine(item, names[index] ?? item.product_name));
  return issueDocument(
    trx,
    {
      ...facts,
      arrival: arrivalOf(order),
      kind: 'invoice',
      isTest: Boolean(order.is_test),
      original: null,
      reason: '',
      lines,
    },
    { orderId: order.order_id, refundId: null, now: sale.now },
  );
}

function arrivalOf({ paid_at, arrival_days }: PaidOrder): string {
  return paid_at === null || arrival_days === null ? '' : indianDay(daysFrom(paid_at, arrival_days));
}

function invoiceLine(item: PaidOrder['items'][number], translated: string): InvoiceLine {
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
