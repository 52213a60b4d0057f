import { command } from '../../platform/command-line/command.ts';
import { indianDay } from '../../platform/time.ts';
import { DOCUMENTS, periodOf } from './report-period.ts';
import { taxDocuments } from './tax-documents.ts';

/** GSTR-1 asks for some supplies one by one: to registered buyers, large ones to other states, and their credit notes. */
export const documentReport = command({
  name: 'reports documents',
  summary: 'Each invoice and credit note with its parties’ GST data and sums, in the order of issue.',
  details: 'Credit notes have the invoice that they lower; their amounts are what they take off.',
  options: DOCUMENTS,
  columns: {
    number: 'text',
    kind: 'text',
    day: 'text',
    order: 'text',
    original: 'text',
    buyer_gstin: 'text',
    state_code: 'text',
    taxable: 'rupees',
    igst: 'rupees',
    cgst: 'rupees',
    sgst: 'rupees',
    total: 'rupees',
  },
  examples: ['--from 2026-11-01 --to 2026-11-30 --format csv > documents.csv'],
  async *run({ db }, given) {
    let count = 0;
    for await (const document of taxDocuments(db, { ...periodOf(given), isTest: given.test })) {
      count += 1;
      const { taxable, igst, cgst, sgst, total } = document.totals;
      yield {
        number: document.number,
        kind: document.kind,
        day: indianDay(new Date(document.issuedAt)),
        order: document.orderNumber,
        original: document.original?.number ?? '',
        buyer_gstin: document.buyer.gstin,
        state_code: document.placeOfSupply.stateCode,
        ...{ taxable, igst, cgst, sgst, total },
      };
    }
    if (count === 0) yield 'No tax documents.';
  },
});
