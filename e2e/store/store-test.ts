import { test as base, expect, type Page } from '@playwright/test';
import type { RunningStore } from '../../.ci/start/running-store.ts';
import { startComposedStore } from './composed-store.ts';
import { freshDataFolder } from './data-folders.ts';
import { keepConsent } from './keep-consent.ts';
import { PERSONAL } from './person.ts';
import { Shopper } from './shopper.ts';

export { expect };

export interface StoreFixtureOptions {
  /** Folder of the run; every worker's data lies below it. */
  folder: string;
}

interface WorkerFixtures extends StoreFixtureOptions {
  /** One composed store for all tests of a worker; a test that breaks a part of it mends it again. */
  store: RunningStore;
}

interface TestFixtures {
  /** What the browser may complain of in this test; nothing unless the test says so. */
  allowedComplaints: RegExp[];
  /** What the visitor has said to the consent question; null for who is still to be asked. */
  consent: 'yes' | 'no' | null;
  shopper: Shopper;
  /** A shopper who reads Arabic. */
  arabicShopper: Shopper;
}

/** Playwright's test with a composed store behind it, where any complaint on the browser's console fails the test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  folder: ['', { option: true, scope: 'worker' }],
  store: [
    async ({ folder: _ }, use) => {
      const leaks: string[] = [];
      const onLine = (line: string) => PERSONAL.test(line) && leaks.push(line);
      const store = await startComposedStore({ folder: freshDataFolder(), logLevel: 'info', onLine });
      await use(store);
      await store.stop();
      expect(leaks, 'lines of the log that hold something of a person').toEqual([]);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ store }, use) => use(store.origin),
  allowedComplaints: [[], { option: true }],
  consent: ['yes', { option: true }],
  context: async ({ context, consent }, use) => {
    if (consent) await keepConsent(context, consent === 'yes');
    await use(context);
  },
  page: async ({ page, allowedComplaints }, use) => {
    const complaints = listen(page);
    await use(page);
    const unexpected = complaints.filter((complaint) => !allowedComplaints.some((allowed) => allowed.test(complaint)));
    expect(unexpected, 'complaints on the console').toEqual([]);
  },
  shopper: ({ page }, use) => use(new Shopper(page, 'en')),
  arabicShopper: ({ page }, use) => use(new Shopper(page, 'ar')),
});

/**
 * Chromium's guess by the clock: it calls a preload unused that a busy machine comes to late, or that it took from
 * its memory. journeys/first-visit.spec.ts looks at what the pages really use.
 */
const PRELOAD_GUESS = /was preloaded using link preload but not used/;

/** Gathers errors and warnings of a page's console and exceptions that nobody caught. */
export function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type()) && !PRELOAD_GUESS.test(message.text());
    if (isComplaint) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (fault) => complaints.push(`uncaught: ${fault.message}`));
  return complaints;
}
