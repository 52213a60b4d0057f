import type { Page } from '@playwright/test';

/** Runs while every disclosure of the page's main part is open. */
export async function withDisclosuresOpen(page: Page, use: () => Promise<void>): Promise<void> {
  const closed = await page.evaluateHandle(() => [
    ...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])'),
  ]);
  await closed.evaluate((closed) => {
    for (const one of closed) one.open = true;
  });
  await use();
  await closed.evaluate((closed) => {
    for (const one of closed) one.open = false;
  });
}
