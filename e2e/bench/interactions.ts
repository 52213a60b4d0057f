import type { Browser, Page } from '@playwright/test';
import { keepConsent } from '../store/keep-consent.ts';
import { Shopper } from '../store/shopper.ts';
import { median } from './median.ts';

/** An average phone, relative to this machine. */
const CPU_SLOWDOWN = 4;
/** A finger rests on what it taps for 70 to 100 ms; code that is loaded at its touch has this long. */
const TAP = { delay: 80 } as const;

type Act = (page: Page) => Promise<void>;

interface Interaction {
  readonly name: string;
  readonly on: 'home' | 'listing' | 'product';
  /** What comes before the act, not measured. */
  readonly before?: Act;
  readonly act: Act;
}

const press =
  (name: string | RegExp, within: 'main' | 'banner' | 'dialog' = 'main'): Act =>
  (page) =>
    page.getByRole(within).getByRole('button', { name }).first().click(TAP);
const open =
  (name: string | RegExp, within?: 'main' | 'banner'): Act =>
  async (page) => {
    await press(name, within)(page);
    await page.getByRole('dialog').waitFor();
  };
const addToCart: Act = async (page) => {
  await press('Add to Cart')(page);
  await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
};
const toCart: Act = async (page) => {
  await addToCart(page);
  await page.getByRole('link', { name: 'Cart, 1 item' }).click(TAP);
  await page.getByRole('button', { name: 'Check Out' }).waitFor();
};
const typePincode: Act = (page) => page.getByRole('textbox', { name: 'Pincode' }).fill('560001');

/** The twenty commonest acts. */
const INTERACTIONS: readonly Interaction[] = [
  { name: 'slide', on: 'home', act: press(/^Slide 2/) },
  { name: 'menu', on: 'listing', act: open('Menu', 'banner') },
  { name: 'search', on: 'listing', act: open('Search', 'banner') },
  { name: 'letter', on: 'listing', before: open('Search', 'banner'), act: (page) => page.keyboard.press('s') },
  { name: 'filters', on: 'listing', act: open('Filter') },
  {
    name: 'filter',
    on: 'listing',
    before: open('Filter'),
    act: (page) => page.getByRole('dialog').getByRole('checkbox').first().click(TAP),
  },
  { name: 'sort', on: 'listing', act: press('Sort') },
  { name: 'quick view', on: 'listing', act: open(/^Quick view/) },
  { name: 'heart', on: 'listing', act: press(/^Add .* Wish/i) },
  { name: 'next page', on: 'listing', act: (page) => page.getByRole('link', { name: 'Next' }).click(TAP) },
  {
    name: 'product',
    on: 'listing',
    act: (page) => page.getByRole('article').first().getByRole('link').first().click(TAP),
  },
  { name: 'Add to Cart', on: 'product', act: addToCart },
  { name: 'gallery', on: 'product', act: press(/^Show picture 2/) },
  { name: 'enlarge', on: 'product', act: open(/^Enlarge/) },
  { name: 'quantity', on: 'product', act: press('Increase quantity') },
  { name: 'pincode', on: 'product', before: typePincode, act: press('Check') },
  { name: 'section', on: 'product', act: (page) => page.locator('summary', { hasText: 'Delivery' }).click(TAP) },
  { name: 'copy link', on: 'product', act: press('Copy link') },
  { name: 'cart quantity', on: 'product', before: toCart, act: press('Increase quantity') },
  { name: 'cart removal', on: 'product', before: toCart, act: press(/^Remove/) },
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

async function measure(browser: Browser, url: string, { before, act }: Interaction): Promise<number> {
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
  await before?.(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign((globalThis as unknown as { slowest: object }).slowest, { ms: 0 }));
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
