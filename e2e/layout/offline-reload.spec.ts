import type { Page } from '@playwright/test';
import { becomeMember } from '../account/support/members.ts';
import { MEMBERS_ROUTES, VISITORS_ROUTES } from '../look/routes.ts';
import { PERSONAL, somebody } from '../store/person.ts';
import { expect, inBothLanguages, test } from '../store/store-test.ts';
import { expectAccessible } from '../store/violations.ts';

/** In the words of the store. */
const TEXTS = {
  en: { title: 'You are offline', dir: 'ltr', retry: 'Retry' },
  ar: { title: 'أنت غير متصل بالإنترنت', dir: 'rtl', retry: 'إعادة المحاولة' },
} as const;

test.describe.configure({ timeout: 300_000 });
// Everywhere else they are blocked: a page with one would hide requests from `page.route`.
test.use({
  serviceWorkers: 'allow',
  pictures: true,
  allowedComplaints: [/ERR_INTERNET_DISCONNECTED|status of (404|503)/],
});

test.beforeEach(({ page }) => page.addInitScript(completeEmulation));

inBothLanguages((language) => {
  const texts = TEXTS[language];

  test('offline a page opened before is there after a reload, and any other says offline until the connection is back [SH-24]', {
    tag: ['@SH-24', '@SH-17'],
  }, async ({ page, shopper }) => {
    await shopper.open('/');
    await workerIsReady(page);
    // One file answers for all addresses of a language.
    const isWhole = language === 'en';
    for (const path of isWhole ? ['/Faqs', '/collections/sofas'] : ['/Faqs']) {
      await shopper.open(path);
      await shopper.idle();
      const heading = await page.getByRole('heading', { level: 1 }).innerText();
      await setOffline(page, true);
      await page.reload();
      await expect(shopper.heading(heading), path).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: texts.title })).toBeVisible();
      await setOffline(page, false);
    }
    await shopper.open('/no-such-page');
    const online = await page.title();
    await setOffline(page, true);
    await page.reload();
    await expect(page).toHaveTitle(texts.title);
    await page.getByRole('button', { name: texts.retry }).click();
    await expect(shopper.heading(texts.title)).toBeVisible();
    await setOffline(page, false);
    await expect(page).toHaveTitle(online);
    await shopper.hydrated();

    await setOffline(page, true);
    const opened = ['/', '/Faqs', '/collections/sofas'];
    const others = [...VISITORS_ROUTES, ...MEMBERS_ROUTES].filter(({ path }) => !opened.includes(path));
    for (const { path } of isWhole ? others : MEMBERS_ROUTES.slice(0, 1)) {
      await page.goto(`${language === 'ar' ? '/ar' : ''}${path}`);
      await expect(shopper.heading(texts.title), path).toBeVisible();
      await expect(page.locator('html'), path).toHaveAttribute('dir', texts.dir);
    }
    await expectAccessible(page, 'the offline page');
  });
});

test("no page is stored by the store, a member's by nobody; forms stay the browser's [SH-24] [CON-08]", {
  tag: ['@SH-24', '@CON-08'],
}, async ({ page, shopper }) => {
  const person = somebody();
  await becomeMember(shopper, person);
  await workerIsReady(page);
  await shopper.open('/profile');
  await expect(page.getByRole('main').getByLabel(shopper.texts.email)).toHaveValue(person.email);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  // What the browser itself holds of the address, and shows offline, is the same for everybody.
  const held = await page.evaluate(async () => {
    const answer = await fetch(location.href, { mode: 'same-origin', cache: 'only-if-cached' });
    return answer.text();
  });
  expect(held).toContain('<h1');
  expect(held).not.toMatch(PERSONAL);
  expect(held).not.toContain(person.email);
  await setOffline(page, true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await setOffline(page, false);
  await page.reload();
  await shopper.hydrated();
  await expect(page.getByRole('main').getByLabel(shopper.texts.email)).toHaveValue(person.email);

  await setOffline(page, true);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<form method="post" action="/subscribe"></form>');
    document.forms.item(document.forms.length - 1)?.submit();
  });
  await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
});

test('calls, scripts and pictures of a page go past the worker [SH-24]', async ({ page, shopper }) => {
  await shopper.open('/');
  await workerIsReady(page);
  await shopper.open('/Faqs');
  await shopper.idle();
  const passed = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as (PerformanceResourceTiming & Routed)[];
    return entries.map(({ name, workerFinalSourceType }) => ({ name, by: workerFinalSourceType }));
  });
  expect(passed.length).toBeGreaterThan(5);
  expect(passed.filter(({ by }) => by !== 'network')).toEqual([]);
});

/** Not in TypeScript's library yet. */
interface Routed {
  /** Who answered: 'network' by a static route, 'fetch-event' by the worker. */
  readonly workerFinalSourceType?: string;
}

/** Installed, and it answers the next navigation. */
function workerIsReady(page: Page): Promise<unknown> {
  return page.evaluate(() => navigator.serviceWorker.ready);
}

/** Chromium's emulation tells only the documents that are open. */
function completeEmulation(): void {
  Object.defineProperty(navigator, 'onLine', { get: () => window.name !== 'offline' });
}

async function setOffline(page: Page, isOffline: boolean): Promise<void> {
  await page.evaluate(
    (name) => {
      window.name = name;
    },
    isOffline ? 'offline' : '',
  );
  await page.context().setOffline(isOffline);
}
