import { registerFonts } from '../../platform/pdf/fonts.ts';
import { directionOf } from '../../platform/pdf/text-runs.ts';
import { createWriter, LEADING, type TextStyle } from '../../platform/pdf/writer.ts';
import type { GuideEdition } from './guides.ts';

/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 64;
const WIDTH = PAGE.width - 2 * MARGIN;
const BOTTOM = PAGE.height - MARGIN;

const TITLE: TextStyle = { size: 32, weight: 'bold' };
const SUBTITLE: TextStyle = { size: 13, color: '#6A5B4D' };
const HEADING: TextStyle = { size: 17, weight: 'bold', color: '#A3452A' };
const PARAGRAPH: TextStyle = { size: 11 };

/** Arabic letters are small for their size. */
const ARABIC_SCALE = 1.12;

/** Draws a guide as a PDF. Each language starts on a new page. */
export async function drawGuide(editions: readonly GuideEdition[]): Promise<PDFKit.PDFDocument> {
  // Imported only when a guide is missing: most starts do not need the PDF library.
  const { default: PDFDocument } = await import('pdfkit');
  const page = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    info: { Title: editions[0]?.title ?? '', Author: 'Kashtha Studio', CreationDate: new Date(0) },
  });
  registerFonts(page);
  const writer = createWriter(page);
  for (const { title, subtitle, chapters } of editions) {
    const direction = directionOf(title);
    const styled = (style: TextStyle): TextStyle => ({
      ...style,
      direction,
      size: style.size * (direction === 'rtl' ? ARABIC_SCALE : 1),
    });
    let y = MARGIN;
    page.addPage();
    const write = (text: string, style: TextStyle, gap: number) => {
      y = writer.block(text, { x: MARGIN, y, width: WIDTH }, styled(style)) + gap;
    };
    const heightOf = (text: string, style: TextStyle) =>
      writer.wrap(text, WIDTH, styled(style)).length * styled(style).size * LEADING;
    /** On the next page if it does not fit on this one. */
    const makeRoom = (height: number) => {
      if (y + height <= BOTTOM) return;
      page.addPage();
      y = MARGIN;
    };
    write(title, TITLE, 6);
    write(subtitle, SUBTITLE, 24);
    for (const { heading, paragraphs } of chapters) {
      // A heading is followed by text on the same page.
      makeRoom(heightOf(heading, HEADING) + 6 + heightOf(paragraphs[0] ?? '', PARAGRAPH));
      write(heading, HEADING, 6);
      for (const paragraph of paragraphs) {
        makeRoom(heightOf(paragraph, PARAGRAPH));
        write(paragraph, PARAGRAPH, 8);
      }
      y += 10;
    }
  }
  page.end();
  return page;
}
