import type { Kysely, Selectable } from 'kysely';
import type { OrderItemsTable } from '../orders/tables.ts';
import type { Database } from '../platform/database/schema.ts';
import type { StoreFacts } from '../platform/store-facts.ts';
import { type InvoiceDocument, type InvoiceLine, sumLines } from './invoice-document.ts';
import { orderFacts, soldItems } from './order-facts.ts';
import { takeNumber } from './take-number.ts';

/**
 * Issues the tax invoice of an order that has just been paid; must run in that transaction, as its last step, since
 * its number is taken in turn. Answers the number.
 */
export async function issueInvoice(
  trx: Kysely<Database>,
  { orderId, store, now }: { readonly orderId: number; readonly store: StoreFacts; readonly now: Date },
): Promise<string> {
  const facts = await orderFacts(trx, orderId, store);
  const lines = (await soldItems(trx, orderId)).map(invoiceLine);
  const taken = await takeNumber(trx, 'invoice', now);
  const document: InvoiceDocument = {
    ...facts,
    kind: 'invoice',
    number: taken.number,
    issuedAt: now.toISOString(),
    original: null,
    reason: '',
    lines,
    totals: sumLines(lines),
  };
  await trx
    .insertInto('invoices')
    .values({
      number: taken.number,
      kind: 'invoice',
      order_id: orderId,
      refund_id: null,
      financial_year: taken.financialYear,
      sequence: taken.sequence,
      issued_at: now,
      document: JSON.stringify(document),
    })
    .execute();
  return taken.number;
}

function invoiceLine(item: Selectable<OrderItemsTable>): InvoiceLine {
  return {
    description: item.product_name,
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
