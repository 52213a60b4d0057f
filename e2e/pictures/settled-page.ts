import type { Page, Route } from '@playwright/test';
import type { Shopper } from '../store/shopper.ts';

/**
 * The web fonts are there from the first paint: which of them a page shows otherwise depends on the speed of the machine
 * (`font-display: optional`).
 */
export async function awaitFonts(page: Page): Promise<void> {
  const withFonts = async (route: Route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/font-display:\s*optional/g, 'font-display:block');
    await route.fulfill({ response, body });
  };
  await page.route('**/*', withFonts);
}

/** Everything is laid out, and what the page fetches for it has come. */
export async function openWhole(shopper: Shopper, path: string): Promise<void> {
  const { page } = shopper;
  await shopper.open(path);
  await page.evaluate(() => {
    delete document.documentElement.dataset.firstView;
  });
  await shopper.scrollThrough();
  await shopper.idle();
  await page.evaluate(async () => {
    scrollTo(0, 0);
    await document.fonts.ready;
  });
}
