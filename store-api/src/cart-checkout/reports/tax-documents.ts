import type { Db } from '../../platform/database/schema.ts';
import { type InvoiceDocument, readInvoiceDocument } from '../invoices/invoice-document.ts';
import { giveAllNumbers } from '../mails/tell-numbers.ts';
import type { Period } from './report-period.ts';

const PAGE = 200;

interface Issued extends Period {
  readonly isTest: boolean;
}

/** The documents issued in a period, in the order of their issue. */
export async function* taxDocuments(db: Db, issued: Issued): AsyncGenerator<InvoiceDocument> {
  for await (const page of pagesOfTaxDocuments(db, issued)) yield* page;
}

/** The same page by page: there may be more than fit memory. */
export async function* pagesOfTaxDocuments(
  db: Db,
  { from, until, isTest }: Issued,
): AsyncGenerator<readonly InvoiceDocument[]> {
  await giveAllNumbers(db);
  let last = 0;
  for (;;) {
    const page = await db
      .selectFrom('invoices')
      .select(['invoice_id', 'document'])
      .where('invoice_id', '>', last)
      .where('is_test', '=', isTest)
      .where('issued_at', '>=', from)
      .where('issued_at', '<', until)
      .orderBy('invoice_id')
      .limit(PAGE)
      .execute();
    if (page.length > 0) yield page.map((row) => readInvoiceDocument(row.document));
    last = page.at(-1)?.invoice_id ?? last;
    if (page.length < PAGE) return;
  }
}
