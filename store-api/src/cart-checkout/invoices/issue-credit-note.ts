import type { Db } from '../../platform/database/schema.ts';
import { readCredits } from '../payments/refunds/read-credits.ts';
import type { Refund } from '../payments/tables.ts';
import { creditedLines } from './credited-lines.ts';
import { readInvoiceDocument } from './invoice-document.ts';
import { issueDocument } from './issue-document.ts';

/**
 * Issues the credit note of money given back (CGST Act, section 34); must run in the transaction that books it. A
 * payment refunded unfulfilled had no invoice, so nothing is credited: null.
 */
export async function issueCreditNote(
  trx: Db,
  { refund, now }: { readonly refund: Refund; readonly now: Date },
): Promise<string | null> {
  const issued = await trx
    .selectFrom('invoices')
    .innerJoin('payments', 'payments.order_id', 'invoices.order_id')
    .select(['invoices.order_id', 'invoices.document'])
    .where('payments.payment_id', '=', refund.payment_id)
    .where('invoices.kind', '=', 'invoice')
    .executeTakeFirst();
  if (!issued) return null;
  const invoice = readInvoiceDocument(issued.document);
  const before = await creditedBefore(trx, issued.order_id);
  const credits = await readCredits(trx, issued.order_id, [...before, refund]);
  return issueDocument(
    trx,
    {
      ...invoice,
      kind: 'credit-note',
      original: { number: invoice.number, issuedAt: invoice.issuedAt },
      reason: refund.reason,
      lines: creditedLines(invoice, credits),
    },
    { orderId: issued.order_id, refundId: refund.refund_id, now },
  );
}

function creditedBefore(trx: Db, orderId: number) {
  return trx
    .selectFrom('invoices')
    .innerJoin('refunds', 'refunds.refund_id', 'invoices.refund_id')
    .select(['refunds.refund_id', 'refunds.amount_paise'])
    .where('invoices.order_id', '=', orderId)
    .orderBy('invoices.invoice_id')
    .execute();
}
