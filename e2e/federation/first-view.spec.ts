import type { Page } from '@playwright/test';
import { MOVING } from '../store/browser.ts';
import { expect, test } from '../store/store-test.ts';

test.use(MOVING);

const isFirstView = (page: Page) => page.evaluate(() => 'firstView' in document.documentElement.dataset);

/** The number of blocks that the browser has not laid out yet. */
const blocksLeftOut = (page: Page) =>
  page
    .getByRole('main')
    .locator('section')
    .evaluateAll((blocks) => blocks.filter((block) => !block.checkVisibility({ contentVisibilityAuto: true })).length);

/** What is under the header at the top of the screen. */
const seenAtTop = (page: Page) =>
  page.evaluate(() => {
    const seen = document.elementFromPoint(innerWidth / 2, 260);
    return seen?.closest('section')?.textContent?.slice(0, 80);
  });

test.describe('the first view of a page', { tag: '@PERF-01' }, () => {
  test('leaves out what is far below the fold, and shows it when it comes near', async ({ page }) => {
    await page.goto('/');
    expect(await isFirstView(page)).toBe(true);
    expect(await blocksLeftOut(page)).toBeGreaterThan(5);
    const lastBlock = page.getByRole('contentinfo');
    await lastBlock.scrollIntoViewIfNeeded();
    await expect(lastBlock.getByRole('link').first()).toBeInViewport({ ratio: 0 });
    expect(await lastBlock.evaluate((block) => block.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
  });

  test('is over once the shopper goes on; going back shows the same place', async ({ page }) => {
    await page.goto('/');
    const shelf = page.getByRole('region', { name: 'Popular right now' });
    await shelf.scrollIntoViewIfNeeded();
    const product = shelf.getByRole('listitem').nth(3).getByRole('link').first();
    await product.evaluate((link) => link.scrollIntoView({ block: 'center' }));
    const before = await seenAtTop(page);
    // Before hydration a link loads a new document.
    await expect
      .poll(() => product.evaluate((link) => Object.keys(link).some((key) => key.startsWith('__reactProps$'))))
      .toBe(true);
    await product.click();
    await expect(page).not.toHaveURL(/\/$/);
    await expect.poll(() => isFirstView(page)).toBe(false);
    await page.goBack();
    await expect.poll(() => seenAtTop(page)).toBe(before);
    expect(await blocksLeftOut(page)).toBe(0);
  });

  test('is not that of a page opened at a place in it, nor of one loaded again', async ({ page }) => {
    await page.goto('/#content');
    expect(await isFirstView(page)).toBe(false);
    await page.goto('/');
    await page.reload();
    expect(await isFirstView(page)).toBe(false);
  });

  test('leaves time for input between the first script and React', async ({ page }) => {
    await page.addInitScript(() => {
      const evaluated: string[] = [];
      const __REACT_DEVTOOLS_GLOBAL_HOOK__ = { supportsFiber: true, inject: () => evaluated.push('react-dom') };
      Object.assign(globalThis, { evaluated, __REACT_DEVTOOLS_GLOBAL_HOOK__ });
      const note = ({ target }: Event) => {
        if (target instanceof HTMLScriptElement && /\/main\./.test(target.src)) evaluated.push('first script');
      };
      document.addEventListener('load', note, true);
    });
    await page.goto('/');
    const evaluated = () => page.evaluate(() => (globalThis as unknown as { evaluated: string[] }).evaluated);
    await expect.poll(evaluated).toEqual(['first script', 'react-dom']);
  });
});
