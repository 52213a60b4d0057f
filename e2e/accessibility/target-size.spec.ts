import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../store/store-test.ts';
import { DESK, PHONE } from '../store/viewports.ts';

/** Pixels between two looks: fewer than a target needs. */
const STEP = 23;

// The bar of Filter and Sort lay over the links of products as a widget of the same page: what was left of a link was
// too small to hit in one of three places that a listing can be scrolled to.
test('wherever a listing is scrolled to on a phone, its links and buttons are large enough', {
  tag: ['@SH-17', '@SH-24'],
}, async ({ page, shopper }) => {
  await shopper.open('/ProductListing');
  await page.setViewportSize({ width: 320, height: 740 });
  const [first, next] = await shopper
    .productCards()
    .evaluateAll((cards) => [cards[0], cards[2]].map((card) => (card?.getBoundingClientRect().top ?? 0) + scrollY));
  const pitch = (next ?? 0) - (first ?? 0);
  expect(pitch).toBeGreaterThan(100);
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly: ['target-size'], resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  expect(violations).toEqual([]);
  expect(await smallTargets(page, 600, 600 + pitch)).toEqual([]);
});

interface Axe {
  run(options: object): Promise<{ violations: { nodes: { target: readonly string[] }[] }[] }>;
}

/** At every place between two, by the axe that the page has from its first analysis. */
function smallTargets(page: Page, from: number, to: number): Promise<string[]> {
  return page.evaluate(
    async ([from, to, step]) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      const small: string[] = [];
      for (let top = from; top < to; top += step) {
        scrollTo(0, top);
        await new Promise((resolve) => {
          requestAnimationFrame(() => setTimeout(resolve));
          setTimeout(resolve, 1000);
        });
        const { violations } = await axe.run({ runOnly: ['target-size'], resultTypes: ['violations'] });
        small.push(...violations.flatMap(({ nodes }) => nodes.map(({ target }) => `${target.join(' ')} at ${top}`)));
      }
      return small;
    },
    [from, to, STEP] as const,
  );
}

test('a product link that takes focus is scrolled clear of the bar', { tag: ['@SH-17'] }, async ({ page, shopper }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await shopper.open('/ProductListing');
  const bar = page.getByRole('group', { name: 'Filter and sort' });
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab');
    const covered = await bar.evaluate((element) => {
      const focused = document.activeElement;
      if (!focused || element.contains(focused) || !focused.closest('article')) return false;
      return focused.getBoundingClientRect().bottom > element.getBoundingClientRect().top;
    });
    expect(covered).toBe(false);
  }
});

// At the top of a page, strips push the header down; a toast then lay over the link to the cart.
for (const viewport of [PHONE, DESK]) {
  test(`a toast at ${viewport.width} px leaves the header's links free`, { tag: ['@SH-14', '@SH-17'] }, async ({
    page,
    shopper,
  }) => {
    await page.setViewportSize(viewport);
    await shopper.open('/collections/sofas');
    await shopper.openFirstInStock();
    await page.getByRole('button', { name: shopper.texts.addToCart }).click();
    const toast = page.getByText(shopper.texts.added).first();
    // Pauses it; at once, for it ends in seconds.
    await toast.hover();
    await shopper.expectPath('/Cart');
    const cart = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
    const space = async () => {
      const [over, under] = await Promise.all([cart.boundingBox(), toast.boundingBox()]);
      return (under?.y ?? 0) - ((over?.y ?? 0) + (over?.height ?? 0));
    };
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect.poll(space).toBeGreaterThanOrEqual(0);
    await page.evaluate(() => scrollTo(0, 200));
    await expect.poll(space).toBeGreaterThanOrEqual(0);
    expect(await space()).toBeLessThan(100);
  });
}
