import PDFDocument from 'pdfkit';
import { drawGuide } from './draw-guide.ts';
import { type GuideEdition, seedGuides } from './guides.ts';

interface Word {
  readonly page: PDFKit.PDFPage;
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** The drawn words of each page. */
async function drawn(editions: readonly GuideEdition[]): Promise<Word[][]> {
  const words: Word[] = [];
  function noted(this: PDFKit.PDFDocument, text: string, x: number, y: number) {
    words.push({ page: this.page, text, x, y });
    return this;
  }
  const text = jest.spyOn(PDFDocument.prototype, 'text').mockImplementation(noted as never);
  await drawGuide(editions);
  text.mockRestore();
  return [...Map.groupBy(words, ({ page }) => page).values()];
}

const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join('');

test('a guide has both languages, each from the top of a page [SH-21] [ACC-10]', async () => {
  for (const { editions } of seedGuides) {
    const [english = [], arabic = []] = await drawn(editions);
    expect(textOf(english)).toContain(editions[0]?.title);
    expect(textOf(english)).not.toMatch(/\p{Script=Arabic}/u);
    // From right to left: the first word of the title is the rightmost.
    const [first, second] = editions[1]?.title.split(' ') ?? [];
    const placeOf = (word: string | undefined) => arabic.find(({ text }) => text === word)?.x;
    expect(placeOf(first)).toBeGreaterThan(placeOf(second) ?? Number.NaN);
    expect(arabic[0]?.y).toBeLessThan(120);
  }
});

test('both languages have the same chapters', () => {
  for (const { editions } of seedGuides) {
    const [english, arabic] = editions.map(({ chapters }) => chapters.map(({ paragraphs }) => paragraphs.length));
    expect(arabic).toEqual(english);
  }
});

test('a long guide goes on on further pages, and no heading is the last of one', async () => {
  const paragraphs = Array(3).fill('A sentence that fills a good part of a line, and one more. '.repeat(8).trim());
  const chapters = Array(12).fill({ heading: 'Chapter', paragraphs });
  const pages = await drawn([{ title: 'Long', subtitle: 'In chapters', chapters }]);
  expect(pages.length).toBeGreaterThan(2);
  for (const words of pages) {
    expect(Math.max(...words.map(({ y }) => y))).toBeLessThan(842 - 64);
    expect(words.at(-1)?.text).not.toBe('Chapter');
  }
});
