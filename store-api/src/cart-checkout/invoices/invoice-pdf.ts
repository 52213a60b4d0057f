import type { Db } from '../../platform/database/schema.ts';
import { drawInvoice } from './draw-invoice.ts';
import { readInvoiceDocument } from './invoice-document.ts';

export interface InvoicePdf {
  /** 'INV-26-27-000123.pdf' */
  readonly fileName: string;
  readonly content: Buffer;
}

/** Renders an issued document from its stored content; null for an unknown number. */
export async function invoicePdf(db: Db, number: string): Promise<InvoicePdf | null> {
  const issued = await db.selectFrom('invoices').select('document').where('number', '=', number).executeTakeFirst();
  if (!issued) return null;
  return {
    fileName: `${number.replaceAll('/', '-')}.pdf`,
    content: await drawInvoice(readInvoiceDocument(issued.document)),
  };
}
