import { paise } from 'shared-contracts/domain/money';
import type { Credit, CreditedPieces } from '../payments/refunds/read-credits.ts';
import { spreadRefunds } from '../payments/refunds/spread-refunds.ts';
import { type ContainedGst, containedGst } from '../pricing/gst.ts';
import { type InvoiceDocument, type InvoiceLine, isInterState } from './invoice-document.ts';

/**
 * The lines of a credit note: the lines a refund is for, else all in proportion to what is left of each, at each
 * line's own rate. Together the notes of an invoice add up to it line by line, tax by tax, to the paisa.
 * @param credits what is credited, in this order: the note's own last, the notes' before it
 */
export function creditedLines(invoice: InvoiceDocument, credits: readonly Credit[]): InvoiceLine[] {
  const totals = invoice.lines.map((line) => line.total);
  const before = spreadRefunds(totals, credits.slice(0, -1));
  const after = spreadRefunds(totals, credits);
  const pieces = credits.at(-1)?.pieces;
  return invoice.lines.flatMap((line, place) => {
    const [from = 0, to = 0] = [before[place], after[place]];
    if (from === to) return [];
    if (from === 0 && to === line.total) return [line];
    const priced = creditedAs(line, to - from, pieces?.get(place));
    return [{ ...line, ...priced, ...gstBetween(invoice, line, from, to), total: to - from }];
  });
}

/** As pieces when it is the whole money of theirs, else as a part of the line's price. */
function creditedAs(line: InvoiceLine, total: number, pieces: CreditedPieces | undefined) {
  if (pieces) {
    const { quantity, discount, shipping } = pieces;
    if (quantity * line.price - discount + shipping === total) return { quantity, discount, shipping };
  }
  return { quantity: 0, price: total, discount: 0, shipping: 0 };
}

/** The tax of a line's first `to` paise less that of its first `from`, so that parts add up to the whole. */
function gstBetween(invoice: InvoiceDocument, line: InvoiceLine, from: number, to: number): ContainedGst {
  const first = (amount: number): ContainedGst => gstOfFirst(invoice, line, amount);
  const [more, less] = [first(to), first(from)];
  return {
    taxable: paise(more.taxable - less.taxable),
    cgst: paise(more.cgst - less.cgst),
    sgst: paise(more.sgst - less.sgst),
    igst: paise(more.igst - less.igst),
  };
}

function gstOfFirst(invoice: InvoiceDocument, line: InvoiceLine, amount: number): ContainedGst {
  if (amount < line.total) return containedGst(paise(amount), line.rate, isInterState(invoice) ? 'inter' : 'intra');
  const { taxable, cgst, sgst, igst } = line;
  return { taxable: paise(taxable), cgst: paise(cgst), sgst: paise(sgst), igst: paise(igst) };
}
