import type { Db } from '../../platform/database/schema.ts';
import { drawInThread } from './draw-in-thread.ts';
import { readInvoiceDocument } from './invoice-document.ts';

export interface InvoicePdf {
  /** 'INV-26-27-000123.pdf' */
  readonly fileName: string;
  readonly content: Buffer;
}

/** An issued document as it was drawn for the first time; null if it has not been, or for an unknown number. */
export async function drawnPdf(db: Db, number: string): Promise<InvoicePdf | null> {
  const drawn = await db
    .selectFrom('invoice_pdfs')
    .innerJoin('invoices', 'invoices.invoice_id', 'invoice_pdfs.invoice_id')
    .select('pdf')
    .where('number', '=', number)
    .executeTakeFirst();
  return drawn ? { fileName: `${number.replaceAll('/', '-')}.pdf`, content: drawn.pdf } : null;
}

/** The same, drawn and stored where it has not been; null for an unknown number. */
export async function invoicePdf(db: Db, number: string): Promise<InvoicePdf | null> {
  const drawn = await drawnPdf(db, number);
  if (drawn) return drawn;
  const issued = await db
    .selectFrom('invoices')
    .select(['invoice_id', 'document'])
    .where('number', '=', number)
    .executeTakeFirst();
  if (!issued) return null;
  const pdf = await drawInThread(readInvoiceDocument(issued.document));
  await db
    .insertInto('invoice_pdfs')
    .values({ invoice_id: issued.invoice_id, pdf })
    // Another process may have stored it first: the first stays.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return drawnPdf(db, number);
}
