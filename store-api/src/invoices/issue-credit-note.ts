import type { Kysely, Selectable } from 'kysely';
import { paise } from 'shared-contracts/domain/money';
import { apportion } from '../cart/apportion.ts';
import { containedGst } from '../cart/gst.ts';
import type { OrderItemsTable } from '../orders/tables.ts';
import type { Refund } from '../payments/refunds/conclude-refund.ts';
import type { Database } from '../platform/database/schema.ts';
import type { StoreFacts } from '../platform/store-facts.ts';
import { type InvoiceDocument, type InvoiceLine, readInvoiceDocument, sumLines } from './invoice-document.ts';
import { orderFacts, soldItems } from './order-facts.ts';
import { takeNumber } from './take-number.ts';

/**
 * Issues the credit note of money given back (CGST Act, section 34); must run in the transaction that books it. A
 * payment refunded unfulfilled had no invoice, so nothing is credited: null.
 */
export async function issueCreditNote(
  trx: Kysely<Database>,
  { refund, store, now }: { readonly refund: Refund; readonly store: StoreFacts; readonly now: Date },
): Promise<string | null> {
  const invoice = await trx
    .selectFrom('invoices')
    .innerJoin('payments', 'payments.order_id', 'invoices.order_id')
    .select(['invoices.number', 'invoices.issued_at', 'invoices.order_id', 'invoices.document'])
    .where('payments.payment_id', '=', refund.payment_id)
    .where('invoices.kind', '=', 'invoice')
    .executeTakeFirst();
  if (!invoice) return null;
  const lines = creditedLines(
    await soldItems(trx, invoice.order_id),
    refund.amount_paise,
    readInvoiceDocument(invoice.document),
  );
  const taken = await takeNumber(trx, 'credit-note', now);
  const document: InvoiceDocument = {
    ...(await orderFacts(trx, invoice.order_id, store)),
    kind: 'credit-note',
    number: taken.number,
    issuedAt: now.toISOString(),
    original: { number: invoice.number, issuedAt: invoice.issued_at.toISOString() },
    reason: refund.reason,
    lines,
    totals: sumLines(lines),
  };
  await trx
    .insertInto('invoices')
    .values({
      number: taken.number,
      kind: 'credit-note',
      order_id: invoice.order_id,
      refund_id: refund.refund_id,
      financial_year: taken.financialYear,
      sequence: taken.sequence,
      issued_at: now,
      document: JSON.stringify(document),
    })
    .execute();
  return taken.number;
}

/** The money given back, over the lines in proportion to what each cost, at each line's own rate, to the paisa. */
function creditedLines(
  items: readonly Selectable<OrderItemsTable>[],
  amount: number,
  invoice: InvoiceDocument,
): InvoiceLine[] {
  const supply =
    invoice.totals.igst > 0 || invoice.placeOfSupply.stateCode !== invoice.seller.stateCode ? 'inter' : 'intra';
  const shares = apportion(
    paise(amount),
    items.map((item) => item.charged_paise),
  );
  return items.flatMap((item, index) => {
    const share = shares[index] ?? paise(0);
    if (share === 0) return [];
    const whole = share === item.charged_paise;
    const gst = whole
      ? { taxable: item.taxable_paise, cgst: item.cgst_paise, sgst: item.sgst_paise, igst: item.igst_paise }
      : containedGst(share, item.gst_rate, supply);
    return [
      {
        description: item.product_name,
        hsn: item.hsn_code,
        quantity: item.quantity,
        unit: 'NOS',
        price: item.discounted_price_paise,
        discount: whole ? item.coupon_share_paise : 0,
        shipping: whole ? item.shipping_paise : 0,
        ...gst,
        rate: item.gst_rate,
        total: share,
      },
    ];
  });
}
