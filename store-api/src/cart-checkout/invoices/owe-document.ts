import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { financialYear } from './take-numbers.ts';

/** A tax document but for what issuing it adds: its number, its time and the sums of its lines. */
export type UnissuedDocument = Omit<InvoiceDocument, 'number' | 'issuedAt' | 'totals'>;

/**
 * Notes in the transaction of a sale that its invoice is owed, of this moment and its financial year; `numberDocuments` issues
 * it. No other sale waits for that.
 */
export async function oweInvoice(
  trx: Db,
  document: UnissuedDocument,
  { orderId, now }: { readonly orderId: number; readonly now: Date },
): Promise<void> {
  await trx
    .insertInto('owed_documents')
    .values({
      series: document.isTest ? 'test-invoice' : 'invoice',
      financial_year: financialYear(now),
      order_id: orderId,
      refund_id: null,
      owed_at: now,
      document: JSON.stringify(document),
    })
    .execute();
}

/**
 * Notes the same of the credit note of money given back (CGST Act, section 34), in the transaction that books it. A payment
 * refunded unfulfilled had no invoice, so nothing is credited: false.
 */
export async function oweCreditNote(
  trx: Db,
  refund: { readonly refund_id: number; readonly payment_id: number },
  now: Date,
): Promise<boolean> {
  // In one statement: an invoice is at any moment owed or issued.
  const { rows } = await sql`
    insert into owed_documents (series, financial_year, order_id, refund_id, owed_at, document)
    select case when is_test then 'test-credit-note' else 'credit-note' end, ${financialYear(now)}, order_id,
      ${refund.refund_id}::integer, ${now}, ''
    from (
      select order_id, is_test from invoices where kind = 'invoice'
      union all
      select order_id, series = 'test-invoice' from owed_documents where refund_id is null
    ) as sold
    join payments using (order_id)
    where payment_id = ${refund.payment_id}
    returning owed_document_id`.execute(trx);
  return rows.length > 0;
}
