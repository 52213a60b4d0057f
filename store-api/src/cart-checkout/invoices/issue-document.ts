import type { Db } from '../../platform/database/schema.ts';
import { type InvoiceDocument, sumLines } from './invoice-document.ts';
import { takeNumber } from './take-number.ts';

/** A tax document but for what issuing it adds: its number, its time and the sums of its lines. */
export type UnissuedDocument = Omit<InvoiceDocument, 'number' | 'issuedAt' | 'totals'>;

/**
 * Numbers and stores a tax document; returns the number. Must be the last step of a transaction: the number blocks
 * other documents until it ends.
 * @param about.refundId of a credit note; null for an invoice
 */
export async function issueDocument(
  trx: Db,
  unissued: UnissuedDocument,
  about: { readonly orderId: number; readonly refundId: number | null; readonly now: Date },
): Promise<string> {
  const { kind, isTest } = unissued;
  const series = isTest ? (`test-${kind}` as const) : kind;
  const { number, financialYear, sequence } = await takeNumber(trx, series, about.now);
  const document: InvoiceDocument = {
    ...unissued,
    number,
    issuedAt: about.now.toISOString(),
    totals: sumLines(unissued.lines),
  };
  await trx
    .insertInto('invoices')
    .values({
      number,
      kind,
      is_test: isTest,
      order_id: about.orderId,
      refund_id: about.refundId,
      financial_year: financialYear,
      sequence,
      issued_at: about.now,
      document: JSON.stringify(document),
    })
    .execute();
  return number;
}
