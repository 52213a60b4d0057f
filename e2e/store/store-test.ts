import { test as base, expect, type Page } from '@playwright/test';
import type { RunningStore } from '../../.ci/start/running-store.ts';
import { type ComposedOf, type Variant, withStoreOf } from './composed-of.ts';
import { startComposedStore } from './composed-store.ts';
import { freshDataFolder, scratchFolder } from './data-folders.ts';
import { keepConsent } from './keep-consent.ts';
import { PERSONAL } from './person.ts';
import { Releases } from './releases.ts';
import { LANGUAGES, type ShopLanguage, textsIn } from './shop-texts.ts';
import { Shopper } from './shopper.ts';

export { expect };

export interface StoreFixtureOptions {
  /** The folder of the run; every worker's data is below it. */
  folder: string;
  /** The store's address in the browser; passkeys need a name, not a number. */
  hostName: '127.0.0.1' | 'localhost';
  composedOf: ComposedOf;
  /** A store that no other journey has changed: tests with it change nothing. */
  pristine: boolean;
}

interface WorkerFixtures extends StoreFixtureOptions {
  /** The releases of this worker's remotes. */
  releases: Releases;
  /** What this worker's services have logged. */
  logged: string[];
  /** One composed store for all tests of a worker; a test that breaks a part repairs it. */
  store: RunningStore;
}

interface TestFixtures {
  /** Console messages that this test expects; none by default. */
  allowedComplaints: RegExp[];
  /** The visitor's answer to the consent question; null before it. */
  consent: 'yes' | 'no' | null;
  /** Whether pictures load: each takes time to generate and draw, so only where a test checks them. */
  pictures: boolean;
  /** The texts of the shopper's language. */
  language: ShopLanguage;
  shopper: Shopper;
}

/** Playwright's test with a composed store, where any message on the browser's console fails the test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  folder: ['', { option: true, scope: 'worker' }],
  hostName: ['127.0.0.1', { option: true, scope: 'worker' }],
  composedOf: ['this', { option: true, scope: 'worker' }],
  pristine: [false, { option: true, scope: 'worker' }],
  releases: [({ folder: _ }, use) => use(new Releases(scratchFolder())), { scope: 'worker' }],
  logged: [({ folder: _ }, use) => use([]), { scope: 'worker' }],
  store: [
    async ({ releases, hostName, composedOf, logged }, use) => {
      const start = (options: Variant) =>
        startComposedStore({
          folder: freshDataFolder(),
          hostName,
          logLevel: 'info',
          onLine: (line) => logged.push(line),
          ...options,
        });
      await withStoreOf(composedOf, releases.directories, start, async (store) => {
        await warmUp(store.origin);
        await use(store);
        await store.stop();
      });
      const leaks = logged.filter((line) => PERSONAL.test(line));
      expect(leaks, 'lines of the log that hold something of a person').toEqual([]);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ store }, use) => use(store.origin),
  allowedComplaints: [[], { option: true }],
  consent: ['yes', { option: true }],
  pictures: [false, { option: true }],
  language: ['en', { option: true }],
  context: async ({ context, consent }, use) => {
    if (consent) await keepConsent(context, consent === 'yes');
    await use(context);
  },
  page: async ({ page, allowedComplaints, pictures }, use) => {
    const complaints = listen(page);
    if (!pictures) await withoutPictures(page);
    await use(page);
    const unexpected = complaints.filter((complaint) => !allowedComplaints.some((allowed) => allowed.test(complaint)));
    expect(unexpected, 'complaints on the console').toEqual([]);
  },
  shopper: ({ page, language, composedOf }, use) => use(new Shopper(page, language, textsIn(language, composedOf))),
});

/** A new process compiles while it renders its first page, which a busy machine then sends without some of its parts. */
async function warmUp(origin: string): Promise<void> {
  for (const home of ['/', '/ar']) {
    await expect.poll(async () => (await fetch(origin + home)).status, { timeout: 120_000 }).toBe(200);
  }
}

const NO_PICTURE = {
  responseCode: 200,
  responseHeaders: [{ name: 'content-type', value: 'image/svg+xml' }],
  body: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64'),
};

/** `page.route` would intercept every request and disable the browser's cache, so that each page compiles its scripts again. */
async function withoutPictures(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  browser.on('Fetch.requestPaused', ({ requestId }) => {
    // A page that is left or closed needs no picture.
    browser.send('Fetch.fulfillRequest', { requestId, ...NO_PICTURE }).catch(() => undefined);
  });
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: '*/media/*' }] });
}

/** The same tests for a shopper who reads English and for one who reads Arabic. */
export function inBothLanguages(tests: (language: ShopLanguage) => void): void {
  for (const language of LANGUAGES) {
    test.describe(`(${language})`, () => {
      test.use({ language });
      tests(language);
    });
  }
}

/**
 * Chromium judges by time: it reports a preload as unused when a busy machine uses it late, or takes it from the memory
 * cache. journeys/first-visit.spec.ts checks what the pages really use.
 */
const PRELOAD_GUESS = /was preloaded using link preload but not used/;

/** The message of `serviceWorkers: 'block'`. */
const BLOCKED_WORKER = /^Service Worker registration blocked by Playwright$/;

/** Collects errors and warnings of a page's console and uncaught exceptions. */
export function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type());
    const isExpected = [PRELOAD_GUESS, BLOCKED_WORKER].some((expected) => expected.test(message.text()));
    if (isComplaint && !isExpected) complaints.push(`${message.type()}: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', ({ message }) => complaints.push(`uncaught: ${message}`));
  return complaints;
}
