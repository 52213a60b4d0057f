import type { Page } from '@playwright/test';

/** Arabic texts whose letters are spaced: they join, and spacing tears words apart. */
export function spacedArabic(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const spaced = new Set<string>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      if (!node.parentElement || !/\p{Script=Arabic}/u.test(text)) continue;
      const { letterSpacing } = getComputedStyle(node.parentElement);
      if (!['normal', '0px'].includes(letterSpacing)) spaced.add(`${letterSpacing}: ${text.slice(0, 60)}`);
    }
    return [...spaced];
  });
}
