import type { Page } from '@playwright/test';
import { inLanguage } from 'shared-contracts/i18n/languages';
import { expect, test } from '../store/store-test.ts';
import { noteFirstLoad, saveData, shiftOf } from './support/first-load.ts';

/** Later than the first paint, as on a slow link. Milliseconds. */
const FONTS_AFTER_MS = 2500;
/** Words are a little wider or narrower, and so is what follows them in a row; no line moves. */
const NO_SHIFT = 0.002;

const FAMILIES = { en: ['Figtree', 'Fraunces'], ar: ['Figtree', 'Plex Arabic'] } as const;
const SAMPLES = { Figtree: 'mm', Fraunces: 'mm', 'Plex Arabic': 'سلام' } as const;
type Family = keyof typeof SAMPLES;

async function slowFonts(page: Page): Promise<void> {
  await page.route(/\.woff2/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, FONTS_AFTER_MS));
    await route.continue();
  });
}

/** Whether the page is set in a family: its text is then not as wide as in the fallback. */
const isSetIn = (page: Page, family: Family) =>
  page.evaluate(
    ([name, text]) => {
      const canvas = document.createElement('canvas').getContext('2d');
      const width = (font: string) => {
        if (canvas) canvas.font = font;
        return canvas?.measureText(text).width;
      };
      return width(`20px "${name}", monospace`) !== width('20px monospace');
    },
    [family, SAMPLES[family]] as const,
  );

test.describe('web fonts that come after the first paint', { tag: ['@PERF-02'] }, () => {
  for (const [language, path, width] of [
    ['en', '/ProductListing', 768],
    ['ar', '/', 360],
  ] as const) {
    test(`are shown on the first page, in ${language} at ${path}, and nothing moves`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await slowFonts(page);
      await noteFirstLoad(page);
      await page.goto(inLanguage(language, path));
      expect(await isSetIn(page, 'Figtree')).toBe(false);
      for (const family of FAMILIES[language]) await expect.poll(() => isSetIn(page, family), family).toBe(true);
      expect(await shiftOf(page)).toBeLessThan(NO_SHIFT);
    });
  }

  test('are none that an English page does not use', async ({ page }) => {
    const files: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('.woff2')) files.push(request.url());
    });
    await slowFonts(page);
    await page.goto('/');
    for (const family of FAMILIES.en) await expect.poll(() => isSetIn(page, family), family).toBe(true);
    expect(files.filter((file) => file.includes('plex-arabic'))).toEqual([]);
  });

  // Story: the heading of an article breaks elsewhere in its own font, and moved what a visitor was reading.
  test('wait for the next page where a line would break elsewhere', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await slowFonts(page);
    await noteFirstLoad(page);
    await page.goto('/Blog/how-to-choose-dining-room-furniture');
    await expect.poll(() => isSetIn(page, 'Figtree')).toBe(true);
    expect(await isSetIn(page, 'Fraunces')).toBe(false);
    expect(await shiftOf(page)).toBeLessThan(NO_SHIFT);
    await page.getByRole('banner').getByRole('link', { name: /cart/i }).click();
    await expect(page).toHaveURL(/Cart$/);
    await expect.poll(() => isSetIn(page, 'Fraunces')).toBe(true);
  });

  test('are left alone for a shopper who saves data', async ({ page }) => {
    await saveData(page);
    await slowFonts(page);
    await page.goto('/ProductListing');
    await page.evaluate(() => document.fonts.ready);
    // Idle work begins well within this time.
    await page.waitForTimeout(2000);
    expect(await isSetIn(page, 'Figtree')).toBe(false);
  });
});

test('an empty cart never begins in English on an Arabic page', { tag: ['@SH-16'] }, async ({ page }) => {
  // What the document does not carry comes late.
  await page.route(/words/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, FONTS_AFTER_MS));
    await route.continue();
  });
  await noteFirstLoad(page);
  await page.goto('/ar/Cart');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText('سلة التسوق فارغة');
  expect(await shiftOf(page)).toBeLessThan(0.001);
});
