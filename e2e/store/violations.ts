import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { DESK, PHONE } from './viewports.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Every accessibility violation as 'rule: selector', for readable failures. */
export async function violations(page: Page): Promise<string[]> {
  const options = { runOnly: RULES, resultTypes: ['violations' as const] };
  // A document has axe from its first analysis on: compiling it takes as long as looking at a page.
  const found =
    (await page.evaluate(async (options) => {
      const { axe } = globalThis as unknown as { axe?: Axe };
      return axe ? (await axe.run(document, options)).violations : null;
    }, options)) ?? (await firstViolations(page, options));
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

interface Axe {
  run(root: Document, options: object): Promise<{ readonly violations: readonly Violation[] }>;
}

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly unknown[] }[];
}

/** Collected in the page itself: frames of other origins, which the store does not have, would need another page. */
async function firstViolations(
  page: Page,
  options: Parameters<AxeBuilder['options']>[0],
): Promise<readonly Violation[]> {
  const { violations } = await new AxeBuilder({ page }).options(options).setLegacyMode().analyze();
  return violations;
}

/** Expects no violation and no horizontal overflow in these windows. A failure does not stop the test. */
export async function expectAccessible(page: Page, where: string, viewports = [PHONE, DESK]): Promise<void> {
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    expect.soft(await violations(page), `${where} at ${viewport.width} px`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, `${where} at ${viewport.width} px scrolls sideways`).toBeLessThanOrEqual(0);
  }
}

/** Resolves when all animations have ended: a half-faded text has too little contrast. */
export function atRest(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
