import type { Page } from '@playwright/test';

/** As a browser's text size does, and a frame later. */
export function setTextSize(page: Page, size: string): Promise<unknown> {
  return page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
    return new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
      setTimeout(resolve, 1000);
    });
  }, size);
}
