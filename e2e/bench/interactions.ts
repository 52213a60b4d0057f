import type { Browser, Page } from '@playwright/test';
import { keepConsent } from '../store/keep-consent.ts';
import { Shopper } from '../store/shopper.ts';
import { median } from './median.ts';

/** An average phone, relative to this machine. */
const CPU_SLOWDOWN = 4;

interface Interaction {
  readonly name: string;
  readonly on: 'listing' | 'product';
  act(page: Page): Promise<void>;
}

const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'Add to Cart',
    on: 'product',
    async act(page) {
      await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
      await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
    },
  },
  {
    name: 'gallery',
    on: 'product',
    async act(page) {
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Show picture 2/ })
        .first()
        .click();
    },
  },
  {
    name: 'search',
    on: 'listing',
    async act(page) {
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'filter',
    on: 'listing',
    async act(page) {
      await page
        .getByRole('main')
        .getByRole('button', { name: /filter/i })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('checkbox').first().click();
    },
  },
  {
    name: 'quick view',
    on: 'listing',
    async act(page) {
      await page
        .getByRole('main')
        .getByRole('button', { name: /quick view/i })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'menu',
    on: 'listing',
    async act(page) {
      await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
];

/** The slowest tap of each interaction, from the touch to the next frame (Event Timing), in milliseconds. */
export async function interactionMedians(
  browser: Browser,
  pages: Readonly<Record<Interaction['on'], string>>,
  runs: number,
): Promise<Readonly<Record<string, number>>> {
  const medians: Record<string, number> = {};
  for (const interaction of INTERACTIONS) {
    const taken: number[] = [];
    for (let run = 0; run < runs; run += 1) taken.push(await measure(browser, pages[interaction.on], interaction));
    medians[interaction.name] = median(taken);
  }
  return medians;
}

async function measure(browser: Browser, url: string, { act }: Interaction): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  await keepConsent(context, true);
  const page = await context.newPage();
  await page.addInitScript(() => {
    const slowest = { ms: 0 };
    Object.assign(globalThis, { slowest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) slowest.ms = Math.max(slowest.ms, entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await new Shopper(page, 'en').hydrated();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await act(page);
  // Events are reported after their frame.
  await page.waitForTimeout(500);
  const slowest = await page.evaluate(() => (globalThis as unknown as { slowest: { ms: number } }).slowest.ms);
  await context.close();
  // Events shorter than a frame are not reported.
  return slowest || 16;
}
