import type { Page } from '@playwright/test';
import { expect, inBothLanguages, test } from '../store/store-test.ts';

/** What a card shows, from above. */
const LINES = ['picture', 'name', 'brand', 'price', 'facts'] as const;

interface Cell {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Tops of a card's lines; none for the room. */
  readonly lines: Readonly<Record<(typeof LINES)[number], number>> | null;
}

const WIDTHS = [
  { width: 360, columns: 2, gap: '32px' },
  { width: 768, columns: 3, gap: '48px' },
  { width: 1440, columns: 4, gap: '48px' },
] as const;

inBothLanguages((language) => {
  test("on phone, tablet and desk ten products and a room fill the columns, and the lines of a row's cards align [CAT-08]", {
    tag: ['@CAT-08', '@CAT-07'],
  }, async ({ page, shopper }) => {
    // In Arabic names are longer, and columns go the other way.
    const more = language === 'en' ? ['/ProductListing?page=2', '/collections/living-room'] : [];
    for (const path of ['/ProductListing', ...more]) {
      await shopper.open(path);
      for (const size of WIDTHS) {
        await page.setViewportSize({ width: size.width, height: 900 });
        await shopper.scrollThrough();
        await expectAligned(page, size, `${path} at ${size.width} px`);
      }
    }
  });
});

async function expectAligned(page: Page, { columns, gap }: (typeof WIDTHS)[number], where: string): Promise<void> {
  const cells = await cellsOf(page);
  expect(
    cells.filter(({ lines }) => lines),
    where,
  ).toHaveLength(10);
  expect(
    cells.filter(({ lines }) => !lines),
    where,
  ).toHaveLength(1);
  const [left, right] = [Math.min(...cells.map(({ left }) => left)), Math.max(...cells.map(({ right }) => right))];
  const rows = Map.groupBy(cells, ({ top }) => Math.round(top));
  expect(rows.size, where).toBe(12 / columns);
  // Set by the list and read by its cards, in two stylesheets.
  await expect(page.locator('main li:has(> article)').first()).toHaveCSS('padding-bottom', gap);
  for (const row of rows.values()) {
    // The room takes two cells.
    expect(
      row.reduce((sum, { lines }) => sum + (lines ? 1 : 2), 0),
      where,
    ).toBe(columns);
    expect(Math.min(...row.map((cell) => cell.left)), where).toBeCloseTo(left, 0);
    expect(Math.max(...row.map((cell) => cell.right)), where).toBeCloseTo(right, 0);
    for (const { bottom } of row) expect(bottom, where).toBeCloseTo(row[0]?.bottom ?? 0, 0);
    for (const line of LINES) {
      const heights = row.flatMap(({ lines }) => (lines ? Math.round(lines[line]) : []));
      // On phones a row is the room picture alone.
      expect(new Set(heights).size, `${line} in a row of ${where}`).toBe(Math.min(heights.length, 1));
    }
  }
}

/** Each in the order of the list. */
function cellsOf(page: Page): Promise<Cell[]> {
  return page.evaluate(() => {
    const cards = document.querySelectorAll('main article');
    const list = cards[0]?.closest('ul');
    return [...(list?.children ?? [])].map((cell): Cell => {
      const { left, right, top, bottom } = cell.getBoundingClientRect();
      const card = cell.querySelector('article');
      const topOf = (part: Element | null | undefined) => part?.getBoundingClientRect().top ?? Number.NaN;
      const heading = card?.querySelector('h2');
      const paragraphs = [...(card?.querySelectorAll(':scope > p') ?? [])];
      const lines = card && {
        picture: topOf(card.firstElementChild),
        name: topOf(heading),
        brand: topOf(paragraphs[0]),
        price: topOf(paragraphs[1]),
        facts: topOf(paragraphs[2]),
      };
      return { left, right, top, bottom, lines };
    });
  });
}
