import type { Page } from '@playwright/test';
import type { Shopper } from '../../store/shopper.ts';

const PAGES = ['/', '/ProductListing', '/Cart', '/Login', '/CreateAccount'] as const;

/** Opens page after page and lets each do what it does when idle. Whatever the console says fails a test by itself. */
export async function hydrateEverywhere(shopper: Shopper, product: string): Promise<void> {
  for (const path of [...PAGES, product]) {
    await shopper.open(path);
    await untilIdle(shopper.page);
  }
}

function untilIdle(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(() => setTimeout(resolve, 200));
      }),
  );
}
