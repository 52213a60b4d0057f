import { PAGE_SIZE } from 'shared-contracts/domain/constants';
import { expect, test } from '../store/store-test.ts';
import { firstLoadOf, noteFirstLoad } from './support/first-load.ts';
import { someProduct } from './support/sample-paths.ts';

/** Brotli bytes of JavaScript until a page works (PERF-02). */
const MOST_SCRIPT_BYTES = 140_000;

for (const kind of ['listing', 'product'] as const) {
  for (const width of [360, 1440]) {
    test(`a ${kind} page at ${width} px takes two request levels, at most 140 KB of JavaScript, and nothing moves`, {
      tag: ['@PERF-02'],
    }, async ({ page, request }) => {
      const path = kind === 'listing' ? '/ProductListing' : await someProduct(request);
      const encodings = new Set<string | undefined>();
      page.on('response', (answer) => {
        if (answer.url().endsWith('.js')) encodings.add(answer.headers()['content-encoding']);
      });
      await page.setViewportSize({ width, height: width < 768 ? 740 : 900 });
      await noteFirstLoad(page);
      const answer = await page.goto(path);
      const html = (await answer?.text()) ?? '';
      const { resources, hydratedAt, shift } = await firstLoadOf(page);

      const scripts = resources.filter((resource) => resource.path.endsWith('.js'));
      const early = scripts.filter(({ startedAt }) => startedAt < hydratedAt);
      const bytes = total(early);
      const later = total(scripts) - bytes;
      const measured = `${bytes} B of JavaScript in ${early.length} scripts until hydration, ${later} B later when idle; layout shift ${shift}`;
      test.info().annotations.push({ type: 'measured', description: measured });
      process.stdout.write(`first load of a ${kind} page at ${width} px: ${measured}\n`);

      expect([...encodings]).toEqual(['br']);
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
      const needed = resources.filter(({ path, startedAt }) => startedAt < hydratedAt && /\.(js|css)$/.test(path));
      const deeper = needed.filter(({ path }) => !html.includes(path)).map(({ path }) => path);
      expect(deeper, 'fetched before hydration but not named by the document').toEqual([]);
      expect(shift).toBe(0);
    });
  }
}

function total(resources: readonly { readonly bytes: number }[]): number {
  return resources.reduce((sum, { bytes }) => sum + bytes, 0);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page shows its products', { tag: ['@PERF-01'] }, async ({ page }) => {
    await page.goto('/');
    const region = page.getByRole('region', { name: 'New arrivals' });
    await expect(region.getByRole('article').filter({ hasText: 'Rs. ' })).not.toHaveCount(0);
  });

  test('a listing shows its products', { tag: ['@PERF-01'] }, async ({ page }) => {
    await page.goto('/ProductListing');
    await expect(page.getByRole('main').getByRole('article').filter({ hasText: 'Rs. ' })).toHaveCount(
      PAGE_SIZE.listing,
    );
  });

  test('a product page shows name and price', { tag: ['@PERF-01'] }, async ({ page, request }) => {
    await page.goto(await someProduct(request));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByText('Rs. ').first()).toBeVisible();
  });
});
