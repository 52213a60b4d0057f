import { type InvoiceDocument, type InvoiceLine, isInterState } from './invoice-document.ts';
import { PAGE, PAGE_WIDTH } from './invoice-sheet.ts';
import { percent, plainRupees, rupees } from './invoice-texts.ts';
import type { InvoiceWord } from './invoice-words.ts';

export interface InvoiceColumn {
  readonly heading: InvoiceWord | '#';
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
  readonly text: (line: InvoiceLine, number: number) => string;
  /** Below the text, in the second language, next to English. */
  readonly translated?: (line: InvoiceLine) => string;
}

/** The columns of CGST rule 46; the tax columns depend on the place of supply. */
export function invoiceColumns(document: InvoiceDocument): InvoiceColumn[] {
  const across = isInterState(document);
  const taxes: Omit<InvoiceColumn, 'x'>[] = across
    ? [{ heading: 'igst', width: 50, align: 'right', text: (line) => plainRupees(line.igst) }]
    : [
        { heading: 'cgst', width: 45, align: 'right', text: (line) => plainRupees(line.cgst) },
        {
          heading: document.stateTax === 'SGST' ? 'sgst' : 'utgst',
          width: 45,
          align: 'right',
          text: (line) => plainRupees(line.sgst),
        },
      ];
  const columns: Omit<InvoiceColumn, 'x'>[] = [
    { heading: '#', width: 12, align: 'left', text: (_line, number) => String(number) },
    {
      heading: 'description',
      width: across ? 134 : 104,
      align: 'left',
      text: description,
      translated: (line) => line.translated,
    },
    { heading: 'hsn', width: 36, align: 'left', text: (line) => line.hsn },
    { heading: 'quantity', width: 32, align: 'right', text: quantity },
    { heading: 'price', width: 50, align: 'right', text: (line) => plainRupees(line.price) },
    { heading: 'discount', width: 42, align: 'right', text: (line) => plainRupees(line.discount) },
    { heading: 'taxable', width: 50, align: 'right', text: (line) => plainRupees(line.taxable) },
    { heading: 'rate', width: across ? 22 : 34, align: 'right', text: (line) => taxRate(line, across) },
    ...taxes,
    { heading: 'total', width: 52, align: 'right', text: (line) => plainRupees(line.total) },
  ];
  const gap = (PAGE_WIDTH - columns.reduce((sum, column) => sum + column.width, 0)) / (columns.length - 1);
  let x: number = PAGE.left;
  return columns.map((column) => {
    const placed = { ...column, x };
    x += column.width + gap;
    return placed;
  });
}

/** The delivery fee is part of the line's value (composite supply). */
function description({ description, quantity, shipping }: InvoiceLine): string {
  if (quantity === 0) return `${description} (a part of its price)`;
  return shipping === 0 ? description : `${description}, with delivery ${rupees(shipping)}`;
}

function quantity({ quantity, unit }: InvoiceLine): string {
  return quantity === 0 ? '' : `${quantity} ${unit}`;
}

/** '18%', or '9+9%' where the tax is two taxes. */
function taxRate({ rate }: InvoiceLine, across: boolean): string {
  return across ? percent(rate) : `${rate / 200}+${percent(rate / 2)}`;
}
