import type { APIRequestContext } from '@playwright/test';
import { inLanguage } from 'shared-contracts/i18n/languages';
import { MOVING } from '../store/browser.ts';
import { LANGUAGES } from '../store/shop-texts.ts';
import { expect, test } from '../store/store-test.ts';
import { DESK } from '../store/viewports.ts';
import { type FirstLoad, firstLoadOf, noteFirstLoad, saveData } from './support/first-load.ts';
import { someProduct } from './support/sample-paths.ts';

/** Brotli bytes of JavaScript until hydration (PERF-02). */
const MOST_SCRIPT_BYTES = 130_000;
/** Bytes of all pictures on a phone's first screen (PERF-02). */
const MOST_PICTURE_BYTES = 150_000;

/** What a page's layout may shift while its document arrives: 0.00 as browsers report it (PERF-02). */
const MOST_ARRIVING_SHIFT = 0.005;

const PAGES = {
  home: async () => '/',
  listing: async () => '/ProductListing',
  product: (request: APIRequestContext) => someProduct(request),
} as const;
const KINDS = Object.keys(PAGES) as (keyof typeof PAGES)[];

test.use({ pictures: true, ...MOVING });

test.beforeEach(({ page }) => saveData(page));

/** The second is Lighthouse's phone. */
const PHONES = [
  { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 },
  { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 },
] as const;

for (const kind of KINDS) {
  for (const language of LANGUAGES) {
    for (const width of language === 'en' ? [768] : [360]) {
      test(`nothing moves on a ${kind} page in ${language} at ${width} px`, { tag: ['@PERF-02'] }, async ({
        page,
        request,
      }) => {
        await page.setViewportSize({ width, height: width < 768 ? 740 : 900 });
        await noteFirstLoad(page);
        await page.goto(inLanguage(language, await PAGES[kind](request)));
        expectNothingMoved(await firstLoadOf(page));
      });
    }

    test(`on a ${kind} page in ${language} at 1440 px nothing moves, and it takes two request levels and at most 130 KB of JavaScript`, {
      tag: ['@PERF-02'],
    }, async ({ page, request }) => {
      const encodings = new Set<string | undefined>();
      page.on('response', (answer) => {
        if (answer.url().endsWith('.js')) encodings.add(answer.headers()['content-encoding']);
      });
      await page.setViewportSize(DESK);
      await noteFirstLoad(page);
      const answer = await page.goto(inLanguage(language, await PAGES[kind](request)));
      const html = (await answer?.text()) ?? '';
      const load = await firstLoadOf(page);
      expectNothingMoved(load);
      const { resources, hydratedAt } = load;
      const scripts = resources.filter((resource) => resource.path.endsWith('.js'));
      const early = scripts.filter(({ startedAt }) => startedAt < hydratedAt);
      const bytes = total(early);
      report(
        `${kind} in ${language}: ${bytes} B of JavaScript in ${early.length} scripts until hydration, ${total(scripts) - bytes} B later when idle`,
      );

      expect([...encodings]).toEqual(['br']);
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
      const needed = resources.filter(({ path, startedAt }) => startedAt < hydratedAt && /\.(js|css)$/.test(path));
      const deeper = needed.filter(({ path }) => !html.includes(path)).map(({ path }) => path);
      expect(deeper, 'fetched before hydration but not named by the document').toEqual([]);
      expect(
        needed.filter(({ path }) => path.endsWith('.css')),
        'styles that stand in the document',
      ).toEqual([]);
    });
  }

  for (const { viewport, deviceScaleFactor } of PHONES) {
    test.describe(`on a phone of ${viewport.width} px at ${deviceScaleFactor}`, () => {
      test.use({ viewport, deviceScaleFactor, isMobile: true, hasTouch: true });

      test(`nothing moves on a ${kind} page, and it shows at most 150 KB of pictures, the largest preloaded in AVIF`, {
        tag: ['@PERF-02'],
      }, async ({ page, request }) => {
        await noteFirstLoad(page);
        // The first one: slides change later.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(await PAGES[kind](request));
        const load = await firstLoadOf(page);
        expectNothingMoved(load);
        const bytes = total(load.picturesInView);
        report(`${kind} on a phone of ${viewport.width} px: ${bytes} B of pictures above the fold`);
        expect(bytes).toBeGreaterThan(0);
        expect(bytes).toBeLessThanOrEqual(MOST_PICTURE_BYTES);
        expectLargestPreloaded(load);
      });
    });
  }
}

/** Cards align with those of their row, of which a document that still arrives may not have brought all. */
function expectNothingMoved({ shifts, hydratedAt }: FirstLoad): void {
  expect(shifts.filter(({ at }) => at >= hydratedAt)).toEqual([]);
  const arriving = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(arriving, JSON.stringify(shifts)).toBeLessThan(MOST_ARRIVING_SHIFT);
}

function expectLargestPreloaded({ picturesInView: [largest], preloadedPictures }: FirstLoad): void {
  expect(preloadedPictures).toEqual([expect.objectContaining({ type: 'image/avif', priority: 'high' })]);
  expect(largest?.path).toMatch(/\.avif$/);
  expect(preloadedPictures[0]?.srcSet).toContain(`${largest?.path} `);
  expect(largest?.fetches, 'fetched once, for the preload').toBe(1);
}

function report(measured: string): void {
  test.info().annotations.push({ type: 'measured', description: measured });
  process.stdout.write(`${measured}\n`);
}

function total(resources: readonly { readonly bytes: number }[]): number {
  return resources.reduce((sum, { bytes }) => sum + bytes, 0);
}
