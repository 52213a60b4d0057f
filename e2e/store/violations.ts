import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { DESK, PHONE } from './viewports.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Every violation of an accessibility rule as 'rule: selector', so that a failure reads by itself. */
export async function violations(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ runOnly: RULES, resultTypes: ['violations'] });
  // Results are gathered in the page itself: frames of other origins, which the store has none of, would need a page more.
  const { violations: found } = await axe.setLegacyMode().analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** At both widths nothing breaks a rule, and nothing is wider than the window. A failure lets the test go on. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport);
    expect.soft(await violations(page), `${where} at ${viewport.width} px`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, `${where} at ${viewport.width} px scrolls sideways`).toBeLessThanOrEqual(0);
  }
}

/** Resolves when nothing moves any more: what is half faded in has too little contrast. */
export function atRest(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
