import { daysFrom } from 'shared-contracts/domain/day-text';
import { isBundled } from 'shared-contracts/i18n/languages';
import type { StoreFacts } from '../../platform/settings/store-facts.ts';
import { indianDay } from '../../platform/time.ts';
import type { InvoiceLine } from './invoice-document.ts';
import { orderFacts } from './order-facts.ts';
import type { UnissuedDocument } from './owe-document.ts';
import type { PaidOrder } from './read-paid-order.ts';

/**
 * The tax invoice of an order that was just paid.
 * @param names of the items, in the order's language
 */
export function unissuedInvoice(order: PaidOrder, names: readonly string[], store: StoreFacts): UnissuedDocument {
  const shown = isBundled(order.language) ? names : [];
  return {
    ...orderFacts(order, store),
    arrival: arrivalOf(order),
    kind: 'invoice',
    isTest: Boolean(order.is_test),
    original: null,
    reason: '',
    lines: order.items.map((item, index) => invoiceLine(item, shown[index] ?? item.product_name)),
  };
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
