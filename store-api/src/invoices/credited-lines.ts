import { type Paise, paise } from 'shared-contracts/domain/money';
import { apportion } from '../cart/apportion.ts';
import { type ContainedGst, containedGst } from '../cart/gst.ts';
import { type InvoiceDocument, type InvoiceLine, isInterState } from './invoice-document.ts';

/**
 * The lines of a credit note: money given back over the lines of an invoice, in proportion to what is left of each, at
 * each line's own rate. Together the notes of an invoice add up to it line by line, tax by tax, to the paisa.
 * @param earlier what was credited before, in that order
 * @param amount at most what is left
 */
export function creditedLines(invoice: InvoiceDocument, earlier: readonly Paise[], amount: Paise): InvoiceLine[] {
  const none: readonly number[] = invoice.lines.map(() => 0);
  const before = earlier.reduce((credited, part) => credit(invoice, credited, part), none);
  const after = credit(invoice, before, amount);
  return invoice.lines.flatMap((line, index) => {
    const [from = 0, to = 0] = [before[index], after[index]];
    return from === to ? [] : [creditedLine(line, from, to, gstBetween(invoice, line, from, to))];
  });
}

/** What is credited of each line once this amount is, too. */
function credit(invoice: InvoiceDocument, credited: readonly number[], amount: Paise): readonly number[] {
  const left = invoice.lines.map((line, index) => line.total - (credited[index] ?? 0));
  return apportion(amount, left).map((share, index) => share + (credited[index] ?? 0));
}

function creditedLine(line: InvoiceLine, from: number, to: number, gst: ContainedGst): InvoiceLine {
  if (from === 0 && to === line.total) return line;
  const total = to - from;
  return { ...line, quantity: 0, price: total, discount: 0, shipping: 0, ...gst, total };
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
