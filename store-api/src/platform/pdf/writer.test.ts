import { registerFonts } from './fonts.ts';
import { createWriter, type Writer } from './writer.ts';

describe('text in a column', () => {
  const STYLE = { size: 8 } as const;
  let write: Writer;
  beforeAll(async () => {
    const { default: PDFDocument } = await import('pdfkit');
    const page = new PDFDocument({ size: 'A4' });
    registerFonts(page);
    write = createWriter(page);
  });

  // A name without a space ran over the next column, and off the page.
  it.each([
    ['a word without end', `Asha ${'Xy'.repeat(100)} Rao`],
    ['Devanagari', 'शीशमकीलकड़ी'.repeat(20)],
    ['Arabic', 'شارعبيتالنور'.repeat(20)],
  ])('never leaves it: %s [PAY-14]', (_case, text) => {
    const lines = write.wrap(text, 120, STYLE);
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) expect(write.widthOf(line, STYLE)).toBeLessThanOrEqual(120);
    expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
  });

  it('is broken between words where they fit [PAY-14]', () => {
    expect(write.wrap('12 Lake View Road', 40, STYLE)).toEqual(['12 Lake', 'View Road']);
  });
});
