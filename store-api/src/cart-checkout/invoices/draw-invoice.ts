import { registerFonts } from '../../platform/pdf/fonts.ts';
import { directionOf } from '../../platform/pdf/text-runs.ts';
import { drawLines } from './draw-lines.ts';
import { drawParties } from './draw-parties.ts';
import { drawTotals } from './draw-totals.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { createSheet, type InvoiceSheet, PAGE } from './invoice-sheet.ts';
import type { InvoiceWord } from './invoice-words.ts';

/** Draws a tax document on A4, on as many pages as its lines need. Resolves with the PDF's bytes. */
export async function drawInvoice(document: InvoiceDocument): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const page = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: 'en-IN',
    info: { Author: document.seller.name, CreationDate: new Date(document.issuedAt) },
  });
  const chunks: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    page.on('data', (chunk: Buffer) => chunks.push(chunk));
    page.on('end', () => resolve(Buffer.concat(chunks)));
    page.on('error', reject);
  });
  registerFonts(page);
  const sheet = createSheet(page, document);
  page.info.Title = `${sheet.t(titleOf(document))} ${document.number}`;
  drawStore(sheet);
  drawTotals(sheet, drawLines(sheet, drawParties(sheet, drawTitle(sheet))));
  numberPages(sheet);
  page.end();
  return whole;
}

function titleOf({ kind, isTest }: InvoiceDocument): InvoiceWord {
  if (kind === 'invoice') return isTest ? 'testInvoice' : 'invoice';
  return isTest ? 'testCreditNote' : 'creditNote';
}

/** A band in the store's colour with its drawing and name, above the title. */
function drawStore({ page, write, document: { store } }: InvoiceSheet): void {
  if (!store) return;
  page.rect(0, 0, PAGE.right + PAGE.left, BAND).fill(store.colour);
  if (store.mark) drawChair(page, store.colour);
  const x = PAGE.left + (store.mark ? 26 : 0);
  write.line(store.name, { x, y: 9 }, { size: 11, weight: 'bold', color: PAPER });
}

/** The storefront's drawing (shell/src/layout/logo.tsx), whose chair is cut out of the niche. */
function drawChair(page: PDFKit.PDFDocument, ground: string): void {
  page.save().translate(PAGE.left, 4).scale(0.5);
  page.path('M1 39V17a16 16 0 0 1 32 0v22Z').fill(PAPER);
  page.lineWidth(1.8).lineCap('round').lineJoin('round');
  page.path('M11.5 23v-8.5a3 3 0 0 1 3-3h5a3 3 0 0 1 3 3V23').stroke(ground);
  page.path('M8.5 20.5v7.5h17v-7.5M11.5 23h11M10.5 28v5.5M23.5 28v5.5').stroke(ground);
  page.restore();
}

const BAND = 28;
const PAPER = '#FBF8F3';

function drawTitle({ write, document, t, secondary, lower }: InvoiceSheet): number {
  const word = titleOf(document);
  const style = { weight: 'bold', ...(document.store ? { color: document.store.colour } : {}) } as const;
  write.line(t(word), { x: PAGE.left, y: PAGE.top }, { ...style, size: 20 });
  const other = secondary(word);
  const at = { x: PAGE.right, y: PAGE.top + 26, align: 'right' } as const;
  write.line(other, at, { ...style, size: 14, direction: directionOf(other) });
  return PAGE.top + 32 + 2 * lower;
}

function numberPages({ page, write, document, t, secondary, lower }: InvoiceSheet): void {
  const { count } = page.bufferedPageRange();
  const style = { size: 7, color: '#6A5B4D' } as const;
  for (let index = 0; index < count; index += 1) {
    page.switchToPage(index);
    const values = { page: index + 1, pages: count };
    const number = `${document.number} · ${t('pageOf', values)}`;
    write.line(number, { x: PAGE.right, y: 808, align: 'right' }, style);
    const other = secondary('pageOf', values);
    write.line(other, { x: PAGE.right, y: 808 + lower, align: 'right' }, { ...style, direction: directionOf(other) });
  }
}
