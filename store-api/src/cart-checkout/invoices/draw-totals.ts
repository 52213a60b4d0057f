import { amountInWords } from './amount-in-words.ts';
import { isInterState } from './invoice-document.ts';
import { BODY, type InvoiceSheet, PAGE, SOFT, STRONG } from './invoice-sheet.ts';
import { rupees } from './invoice-texts.ts';
import type { InvoiceWord } from './invoice-words.ts';

const SUMS_LEFT = 380;
const TOTAL = { size: 11, weight: 'bold' } as const;
/** What sums and signature need on a page. */
const HEIGHT = { english: 150, bilingual: 240 } as const;

export function drawTotals(sheet: InvoiceSheet, top: number): void {
  const { page, write, document, lower } = sheet;
  let y = top;
  if (y + (lower > 0 ? HEIGHT.bilingual : HEIGHT.english) > PAGE.bottom) {
    page.addPage();
    y = PAGE.top;
  }
  const isInvoice = document.kind === 'invoice';
  sheet.label(isInvoice ? 'inWords' : 'creditedInWords', { x: PAGE.left, y }, SOFT);
  const inWords = amountInWords(document.totals.total);
  const words = write.block(inWords, { x: PAGE.left, y: y + 14 + lower, width: 330 }, STRONG);
  for (const [word, value] of sumsOf(sheet)) {
    sheet.label(word, { x: SUMS_LEFT, y }, BODY);
    write.line(rupees(value), { x: PAGE.right, y, align: 'right' }, BODY);
    y += 14 + lower;
  }
  sheet.label(isInvoice ? 'total' : 'totalCredited', { x: SUMS_LEFT, y }, TOTAL);
  write.line(rupees(document.totals.total), { x: PAGE.right, y, align: 'right' }, TOTAL);
  drawSignature(sheet, Math.max(y + 40, words + 24));
}

function sumsOf({ document }: InvoiceSheet): readonly (readonly [InvoiceWord, number])[] {
  const { totals, stateTax } = document;
  const taxes = isInterState(document)
    ? ([['igst', totals.igst]] as const)
    : ([
        ['cgst', totals.cgst],
        [stateTax === 'SGST' ? 'sgst' : 'utgst', totals.sgst],
      ] as const);
  return [['taxableValue', totals.taxable], ...taxes];
}

function drawSignature(sheet: InvoiceSheet, y: number): void {
  const { write, document, t, secondary, lower } = sheet;
  write.line(`For ${document.seller.name}`, { x: PAGE.right, y, align: 'right' }, BODY);
  sheet.label('signatory', { x: PAGE.right, y: y + 44, align: 'right' }, SOFT);
  const note = document.isTest ? 'testByComputer' : 'byComputer';
  const at = { x: PAGE.left, width: 300 };
  let below = write.block(t(note), { ...at, y: y + 44 }, SOFT);
  if (lower === 0) return;
  below = write.block(t('tongue'), { ...at, y: below }, SOFT);
  below = sheet.paragraph(secondary(note), { ...at, y: below + 4 }, SOFT);
  sheet.paragraph(secondary('tongue'), { ...at, y: below }, SOFT);
}
