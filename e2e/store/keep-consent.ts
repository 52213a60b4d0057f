import type { BrowserContext } from '@playwright/test';

/** Stores an answer to the consent question for this context; a later answer of the shopper replaces it. */
export async function keepConsent(context: BrowserContext, optional: boolean): Promise<void> {
  await context.addInitScript((allowed: boolean) => {
    try {
      if (localStorage.getItem('store:consent') !== null) return;
      const choice = { optional: allowed, decidedAt: '2026-11-22T00:00:00.000Z' };
      localStorage.setItem('store:consent', JSON.stringify(choice));
    } catch {
      // A document without an origin has no storage.
    }
  }, optional);
}
