import PDFDocument from 'pdfkit';
import { registerFonts } from '../../platform/pdf/fonts.ts';
import { drawInvoice } from './draw-invoice.ts';
import { type InvoiceDocument, type InvoiceLine, sumLines } from './invoice-document.ts';
import { PAGE } from './invoice-sheet.ts';

const LINE: InvoiceLine = {
  description: 'Aarvi 3 Seater Fabric Sofa in Teal',
  translated: 'أريكة آرفي بثلاثة مقاعد',
  hsn: '9401',
  quantity: 2,
  unit: 'NOS',
  price: 1_180_000,
  discount: 10_000,
  shipping: 49_900,
  taxable: 2_033_814,
  rate: 1800,
  cgst: 183_043,
  sgst: 183_043,
  igst: 0,
  total: 2_399_900,
};
const SELLER = {
  name: 'Kashtha Furniture',
  address: 'Jaipur 302001',
  city: '',
  postalCode: '',
  gstin: '08AAAAA0000A1Z2',
  stateName: 'Rajasthan',
  stateCode: '08',
};

const ofLanguage = (language: string, more: Partial<InvoiceDocument> = {}): InvoiceDocument => ({
  kind: 'invoice',
  isTest: false,
  language,
  number: 'INV/26-27/000001',
  issuedAt: '2026-11-21T09:00:00.000Z',
  orderNumber: 'KC-2026-000001',
  original: null,
  reason: '',
  seller: SELLER,
  buyer: { ...SELLER, name: 'فاطمة خان' },
  delivery: null,
  placeOfSupply: SELLER,
  stateTax: 'SGST',
  lines: language === 'en' ? [{ ...LINE, translated: '' }] : [LINE],
  totals: sumLines([LINE]),
  ...more,
});

/** The drawn lines, each as its words from left to right, and the farthest ends of all. */
async function drawn(document: InvoiceDocument) {
  const words: { readonly text: string; readonly x: number; readonly y: number; readonly end: number }[] = [];
  function noted(this: PDFKit.PDFDocument, text: string, x: number, y: number) {
    words.push({ text, x, y, end: x + this.widthOfString(text) });
    return this;
  }
  const text = jest.spyOn(PDFDocument.prototype, 'text').mockImplementation(noted as never);
  await drawInvoice(document);
  text.mockRestore();
  const lines = Map.groupBy(words, ({ y }) => Math.round(y * 10)).values();
  return {
    lines: [...lines].map((line) => line.toSorted((one, other) => one.x - other.x).map((word) => word.text)),
    left: Math.min(...words.map(({ x }) => x)),
    right: Math.max(...words.map(({ end }) => end)),
  };
}

/** A sentence that is read from right to left, as it is drawn from left to right. */
const fromTheRight = (sentence: string) => sentence.split(/( )/).toReversed();
const contains = (lines: readonly (readonly string[])[], words: readonly string[]) =>
  lines.some((line) => line.join('|').includes(words.join('|')));

it('a document has the store’s name in a band of its colour; one of before there was a band has none [PAY-14]', async () => {
  const fill = jest.spyOn(PDFDocument.prototype, 'fill');
  const { lines } = await drawn(ofLanguage('en', { store: { name: 'Kashtha', colour: '#123456' } }));
  expect(lines[0]).toEqual(['Kashtha']);
  expect(fill).toHaveBeenCalledWith('#123456');
  fill.mockClear();
  expect((await drawn(ofLanguage('en'))).lines[0]).toEqual(['Tax', ' ', 'Invoice']);
  expect(fill).not.toHaveBeenCalledWith('#123456');
  fill.mockRestore();
});

it('an invoice has the store’s drawing and the day that was promised, a credit note no day [PAY-14] [CAT-13]', async () => {
  const path = jest.spyOn(PDFDocument.prototype, 'path');
  const of = async (more: Partial<InvoiceDocument>) =>
    (await drawn(ofLanguage('ar', { arrival: '2026-12-09', ...more }))).lines;
  const store = { name: 'Kashtha', colour: '#123456' };
  const invoice = await of({ store: { ...store, mark: 'chair' } });
  expect(path).toHaveBeenCalledTimes(3);
  expect(contains(invoice, ['By', ' ', 'Wed', ' ', '9', ' ', 'Dec'])).toBe(true);
  expect(contains(invoice, ['الوصول'])).toBe(true);
  expect(contains(await of({ store, kind: 'credit-note' }), ['Wed'])).toBe(false);
  expect(contains(await of({ store, arrival: '' }), ['Arrives'])).toBe(false);
  expect(path).toHaveBeenCalledTimes(3);
  path.mockRestore();
});

describe('the document of an order in Arabic', () => {
  it.each([
    ['invoice', ['Tax', ' ', 'Invoice'], 'فاتورة ضريبية'],
    ['credit-note', ['Credit', ' ', 'Note'], 'إشعار دائن'],
  ] as const)(
    'has Arabic next to English in the order it is read: %s [PAY-14] [SH-21]',
    async (kind, title, arabic) => {
      const { lines } = await drawn(ofLanguage('ar', { kind }));
      expect(lines).toContainEqual(title);
      for (const label of [arabic, 'القيمة الخاضعة للضريبة', 'مكان التوريد', 'أريكة آرفي بثلاثة مقاعد', 'المبلغ']) {
        expect([label, contains(lines, fromTheRight(label))]).toEqual([label, true]);
      }
      expect(contains(lines, ['Aarvi', ' ', '3', ' ', 'Seater'])).toBe(true);
      expect(contains(lines, ['The', ' ', 'English', ' ', 'text', ' ', 'is', ' ', 'the'])).toBe(true);
    },
  );

  it('ends an Arabic sentence at its left, with its point and its Latin words in place [SH-21]', async () => {
    const { lines } = await drawn(ofLanguage('ar'));
    expect(contains(lines, ['.', 'الضريبي', ' ', 'المستند'])).toBe(true);
    expect(contains(lines, ['(', 'GST', ')', ' ', 'والخدمات']) || contains(lines, ['(GST)', ' ', 'والخدمات'])).toBe(
      true,
    );
  });

  it('stays between the edges of the page, also of an order with many lines [PAY-14]', async () => {
    const lines = Array(40).fill({ ...LINE, total: 99_999_999_900 });
    const { left, right } = await drawn(ofLanguage('ar', { lines, isTest: true, delivery: SELLER }));
    expect(left).toBeGreaterThanOrEqual(PAGE.left - 0.1);
    expect(right).toBeLessThanOrEqual(PAGE.right + 0.1);
  });

  it('joins letters, and its text can be copied: a glyph for each letter with its dots [SH-21]', () => {
    const page = new PDFDocument({ size: 'A4' });
    registerFonts(page);
    page.font('arabic-regular').fontSize(10);
    const apart = [...'بيت'].reduce((width, letter) => width + page.widthOfString(letter), 0);
    expect(page.widthOfString('بيت')).toBeLessThan(apart * 0.9);
    const { _font } = page as unknown as {
      readonly _font: {
        readonly font: { layout(text: string): { readonly glyphs: readonly { codePoints: number[] }[] } };
      };
    };
    const letters = _font.font.layout('فاتورة').glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints));
    expect(letters).toEqual([...'فاتورة'].toReversed());
  });
});

it('the document of an order in English has no word of another language but the buyer’s [PAY-14]', async () => {
  const { lines } = await drawn(ofLanguage('en'));
  expect(lines.flat().filter((word) => /\p{Script=Arabic}/u.test(word))).toEqual(['خان', 'فاطمة']);
});
