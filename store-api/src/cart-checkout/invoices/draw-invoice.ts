import { amountInWords } from './amount-in-words.ts';
import { type InvoiceColumn, invoiceColumns, PAGE, PAGE_WIDTH } from './invoice-columns.ts';
import { type InvoiceDocument, type InvoiceLine, type InvoiceParty, isInterState } from './invoice-document.ts';
import { indianDate, rupees } from './invoice-texts.ts';
import { registerFonts } from './pdf/fonts.ts';
import { createWriter, type Writer } from './pdf/writer.ts';

const BODY = { size: 8.5 } as const;
const CELL = { size: 7.5 } as const;
const SOFT = { size: 8, color: '#6A5B4D' } as const;
const STRONG = { size: 8.5, weight: 'bold' } as const;
const ROW_GAP = 5;
/** The column of number, date and place of supply. */
const FACTS = { left: 345, valueWidth: 138 } as const;

/** Draws a tax document on A4, on as many pages as its lines need. Resolves with the PDF's bytes. */
export async function drawInvoice(document: InvoiceDocument): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const page = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: 'en-IN',
    info: {
      Title: `${title(document)} ${document.number}`,
      Author: document.seller.name,
      CreationDate: new Date(document.issuedAt),
    },
  });
  const chunks: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    page.on('data', (chunk: Buffer) => chunks.push(chunk));
    page.on('end', () => resolve(Buffer.concat(chunks)));
    page.on('error', reject);
  });
  registerFonts(page);
  const write = createWriter(page);
  let y = drawHead(page, write, document);
  y = drawLines(page, write, document, y);
  drawTotals(page, write, document, y);
  numberPages(page, write, document);
  page.end();
  return whole;
}

function title({ kind, isTest }: InvoiceDocument): string {
  const name = kind === 'invoice' ? 'Tax Invoice' : 'Credit Note';
  return isTest ? `TEST ${name}: no money was paid` : name;
}

function drawHead(page: PDFKit.PDFDocument, write: Writer, document: InvoiceDocument): number {
  const { seller, buyer, delivery, original } = document;
  write.line(title(document), { x: PAGE.left, y: PAGE.top }, { size: 20, weight: 'bold' });
  let y = write.block(seller.name, { x: PAGE.left, y: PAGE.top + 32, width: 270 }, STRONG);
  y = write.block(seller.address, { x: PAGE.left, y, width: 270 }, BODY);
  y = write.block(`GSTIN ${seller.gstin}`, { x: PAGE.left, y, width: 270 }, BODY);
  y = write.block(`State ${seller.stateName} (${seller.stateCode})`, { x: PAGE.left, y, width: 270 }, BODY);

  const facts: [string, string][] = [
    [document.kind === 'invoice' ? 'Invoice no.' : 'Credit note no.', document.number],
    ['Date', indianDate(document.issuedAt)],
    ...(original
      ? ([['Against invoice', `${original.number} of ${indianDate(original.issuedAt)}`]] as [string, string][])
      : []),
    ['Order no.', document.orderNumber],
    ['Place of supply', `${document.placeOfSupply.stateName} (${document.placeOfSupply.stateCode})`],
    ['Reverse charge', 'No'],
  ];
  let right = PAGE.top + 32;
  for (const [name, value] of facts) {
    write.line(name, { x: FACTS.left, y: right }, SOFT);
    for (const line of write.wrap(value, FACTS.valueWidth, BODY)) {
      write.line(line, { x: PAGE.right, y: right, align: 'right' }, BODY);
      right += 13;
    }
  }
  y = Math.max(y, right) + 10;
  rule(page, y);
  y += 10;
  const left = drawParty(write, 'Billed to', buyer, PAGE.left, y);
  const rightEnd = delivery ? drawParty(write, 'Delivered to', delivery, 320, y) : y;
  y = Math.max(left, rightEnd);
  if (document.reason)
    y = write.block(`Reason: ${document.reason}`, { x: PAGE.left, y: y + 4, width: PAGE_WIDTH }, BODY);
  return y + 12;
}

function drawParty(write: Writer, heading: string, party: InvoiceParty, x: number, top: number): number {
  write.line(heading, { x, y: top }, SOFT);
  let y = write.block(party.name, { x, y: top + 13, width: 230 }, STRONG);
  y = write.block(party.address, { x, y, width: 230 }, BODY);
  y = write.block(`State ${party.stateName} (${party.stateCode})`, { x, y, width: 230 }, BODY);
  return party.gstin ? write.block(`GSTIN ${party.gstin}`, { x, y, width: 230 }, BODY) : y;
}

function drawLines(page: PDFKit.PDFDocument, write: Writer, document: InvoiceDocument, top: number): number {
  const columns = invoiceColumns(document);
  let y = drawColumnHeads(page, write, columns, top);
  document.lines.forEach((line, index) => {
    const rows = columns.map(({ text, width, align }) =>
      align === 'right' ? 1 : write.wrap(text(line, index + 1), width, CELL).length,
    );
    const height = Math.max(...rows) * CELL.size * 1.35 + ROW_GAP;
    if (y + height > PAGE.bottom) {
      page.addPage();
      y = drawColumnHeads(page, write, columns, PAGE.top);
    }
    drawLine(write, columns, { line, number: index + 1 }, y);
    y += height;
  });
  rule(page, y);
  return y + 6;
}

function drawColumnHeads(
  page: PDFKit.PDFDocument,
  write: Writer,
  columns: readonly InvoiceColumn[],
  y: number,
): number {
  page.rect(PAGE.left, y, PAGE_WIDTH, 18).fill('#F3ECE1');
  for (const { heading, x, width, align } of columns) {
    write.line(heading, { x: align === 'right' ? x + width : x, y: y + 4, align }, { size: 7.5, weight: 'bold' });
  }
  return y + 24;
}

function drawLine(
  write: Writer,
  columns: readonly InvoiceColumn[],
  row: { readonly line: InvoiceLine; readonly number: number },
  y: number,
): void {
  for (const { text, x, width, align } of columns) {
    const value = text(row.line, row.number);
    if (align === 'left') write.block(value, { x, y, width }, CELL);
    else write.line(value, { x: x + width, y, align }, { size: fittingSize(write, value, width) });
  }
}

/** Crores are written smaller rather than over their neighbours. */
function fittingSize(write: Writer, value: string, width: number): number {
  return CELL.size * Math.min(1, width / write.widthOf(value, CELL));
}

function drawTotals(page: PDFKit.PDFDocument, write: Writer, document: InvoiceDocument, top: number): void {
  const { totals, stateTax, kind } = document;
  const rows: [string, number][] = [
    ['Taxable value', totals.taxable],
    ...((isInterState(document)
      ? [['IGST', totals.igst]]
      : [
          ['CGST', totals.cgst],
          [stateTax, totals.sgst],
        ]) as [string, number][]),
  ];
  let y = top;
  if (y + 150 > PAGE.bottom) {
    page.addPage();
    y = PAGE.top;
  }
  const words = write.block(amountInWords(totals.total), { x: PAGE.left, y: y + 14, width: 280 }, STRONG);
  write.line(kind === 'invoice' ? 'Amount in words' : 'Credited, in words', { x: PAGE.left, y }, SOFT);
  for (const [name, value] of rows) {
    write.line(name, { x: 380, y }, BODY);
    write.line(rupees(value), { x: PAGE.right, y, align: 'right' }, BODY);
    y += 14;
  }
  write.line(kind === 'invoice' ? 'Total' : 'Total credited', { x: 380, y }, { size: 11, weight: 'bold' });
  write.line(rupees(totals.total), { x: PAGE.right, y, align: 'right' }, { size: 11, weight: 'bold' });
  y = Math.max(y + 40, words + 24);
  write.line(`For ${document.seller.name}`, { x: PAGE.right, y, align: 'right' }, BODY);
  write.line('Authorised signatory', { x: PAGE.right, y: y + 44, align: 'right' }, SOFT);
  write.block(
    document.isTest
      ? 'A test payment: nothing was sold, no money was paid and no tax is owed. This document was made by computer.'
      : 'Prices include GST. Tax is not payable on reverse charge. This document was made by computer.',
    { x: PAGE.left, y: y + 44, width: 300 },
    SOFT,
  );
}

function numberPages(page: PDFKit.PDFDocument, write: Writer, document: InvoiceDocument): void {
  const { count } = page.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    page.switchToPage(index);
    write.line(
      `${document.number} · page ${index + 1} of ${count}`,
      { x: PAGE.right, y: 808, align: 'right' },
      { size: 7, color: '#6A5B4D' },
    );
  }
}

function rule(page: PDFKit.PDFDocument, y: number): void {
  page.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(0.5).stroke('#E6DCCE');
}
