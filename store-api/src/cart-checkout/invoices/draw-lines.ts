import { directionOf } from '../../platform/pdf/text-runs.ts';
import type { TextStyle } from '../../platform/pdf/writer.ts';
import { type InvoiceColumn, invoiceColumns } from './invoice-columns.ts';
import type { InvoiceLine } from './invoice-document.ts';
import { type InvoiceSheet, PAGE, PAGE_WIDTH, rule } from './invoice-sheet.ts';

const CELL = { size: 7.5 } as const;
const HEADING = { size: 7.5, weight: 'bold' } as const;
const ROW_GAP = 5;

interface Row {
  readonly line: InvoiceLine;
  readonly number: number;
}

/** The lines on as many pages as they need; answers the y below them. */
export function drawLines(sheet: InvoiceSheet, top: number): number {
  const columns = invoiceColumns(sheet.document);
  let y = drawColumnHeads(sheet, columns, top);
  sheet.document.lines.forEach((line, index) => {
    const row = { line, number: index + 1 };
    const height = heightOf(sheet, columns, row) + ROW_GAP;
    if (y + height > PAGE.bottom) {
      sheet.page.addPage();
      y = drawColumnHeads(sheet, columns, PAGE.top);
    }
    drawLine(sheet, columns, row, y);
    y += height;
  });
  rule(sheet, y);
  return y + 6;
}

function heightOf({ write }: InvoiceSheet, columns: readonly InvoiceColumn[], { line, number }: Row): number {
  const rows = columns.map(({ text, translated, width, align }) =>
    align === 'right'
      ? 1
      : [text(line, number), translated?.(line) ?? ''].flatMap((value) => write.wrap(value, width, CELL)).length,
  );
  return Math.max(...rows) * CELL.size * 1.35;
}

function drawColumnHeads(sheet: InvoiceSheet, columns: readonly InvoiceColumn[], y: number): number {
  const { page, write, t, secondary, lower } = sheet;
  page.rect(PAGE.left, y, PAGE_WIDTH, 18 + lower).fill('#F3ECE1');
  for (const { heading, x, width, align } of columns) {
    const place = { x: align === 'right' ? x + width : x, align };
    if (heading === '#') write.line(heading, { ...place, y: y + 4 }, HEADING);
    else {
      write.line(t(heading), { ...place, y: y + 4 }, HEADING);
      const other = { ...HEADING, direction: directionOf(secondary(heading)) };
      write.line(secondary(heading), { ...place, y: y + 4 + lower }, fitting(sheet, secondary(heading), width, other));
    }
  }
  return y + 24 + lower;
}

function drawLine(sheet: InvoiceSheet, columns: readonly InvoiceColumn[], { line, number }: Row, y: number): void {
  const { write } = sheet;
  for (const { text, translated, x, width, align } of columns) {
    const value = text(line, number);
    if (align === 'right') write.line(value, { x: x + width, y, align }, fitting(sheet, value, width, CELL));
    else {
      const below = write.block(value, { x, y, width }, CELL);
      sheet.paragraph(translated?.(line) ?? '', { x, y: below, width }, CELL);
    }
  }
}

/** Crores are written smaller rather than over their neighbours; so are long words. */
function fitting({ write }: InvoiceSheet, text: string, width: number, style: TextStyle): TextStyle {
  return { ...style, size: style.size * Math.min(1, width / write.widthOf(text, style)) };
}
