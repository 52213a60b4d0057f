import type { Db } from '../../platform/database/schema.ts';
import { readCredits } from '../payments/refunds/read-credits.ts';
import { creditedLines } from './credited-lines.ts';
import { readInvoiceDocument } from './invoice-document.ts';
import type { UnissuedDocument } from './owe-document.ts';

/** The credit note of a refund; null while its order's invoice has no number, or one of an earlier refund is owed. */
export async function unissuedCreditNote(
  db: Db,
  about: { readonly orderId: number; readonly refundId: number },
): Promise<UnissuedDocument | null> {
  const issued = await db
    .selectFrom('invoices')
    .select('document')
    .where('order_id', '=', about.orderId)
    .where('kind', '=', 'invoice')
    .executeTakeFirst();
  const refund = await db
    .selectFrom('refunds')
    .select(['refund_id', 'amount_paise', 'reason'])
    .where('refund_id', '=', about.refundId)
    .executeTakeFirstOrThrow();
  if (!issued) return null;
  const invoice = readInvoiceDocument(issued.document);
  const before = await creditedBefore(db, about.orderId);
  const credits = await readCredits(db, about.orderId, [...before, refund]);
  return {
    ...invoice,
    kind: 'credit-note',
    original: { number: invoice.number, issuedAt: invoice.issuedAt },
    reason: refund.reason,
    lines: creditedLines(invoice, credits),
  };
}

function creditedBefore(db: Db, orderId: number) {
  return db
    .selectFrom('invoices')
    .innerJoin('refunds', 'refunds.refund_id', 'invoices.refund_id')
    .select(['refunds.refund_id', 'refunds.amount_paise'])
    .where('invoices.order_id', '=', orderId)
    .orderBy('invoices.invoice_id')
    .execute();
}
