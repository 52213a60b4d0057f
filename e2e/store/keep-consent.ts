import type { BrowserContext } from '@playwright/test';

/** Visits of this context come from somebody who has answered the consent question; a later choice of theirs stays. */
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
