import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { RunningStore } from '../../.ci/start/running-store.ts';
import { operator } from '../account/support/operator.ts';
import { mailTo } from '../store/mailbox.ts';
import { test as base, expect } from '../store/store-test.ts';
import { withStore } from '../store/with-store.ts';

/** As a translator sends it: some words of each kind, so that others are English. */
const URDU = `shown_from,english,translated,state
interface.shell,Skip to content,مواد پر جائیں,checked
interface.shell,Language,زبان,checked
interface.shell,Subscribe,شامل ہوں,checked
interface.shell,Email,برقی پتہ,checked
interface.cart-checkout,Your cart,آپ کی ٹوکری,checked
interface.catalog,Add to Cart,ٹوکری میں ڈالیں,checked
interface.catalog,"one: 1 product
other: {n} products","one: ایک چیز
other: {n} چیزیں",checked
mails.words,You are subscribed to our newsletter,ہمارا خبرنامہ,checked
categories.name,Sofas,صوفے,checked
products.name,Aarvi 3 Seater Fabric Sofa in Teal,آروی تین نشستی صوفہ,checked
`;
const LANGUAGES = { LANGUAGES: 'ur-IN=3' };
const PRODUCT = '/collections/fabric-sofas/aarvi-3-seater-fabric-sofa-in-teal';

const test = base.extend<object, { store: RunningStore }>({
  store: [
    async ({ folder: _ }, use) => {
      await withStore({ apiEnvironment: LANGUAGES, shellEnvironment: LANGUAGES }, async (store) => {
        const file = path.join(store.options.dataFolder, 'urdu.csv');
        writeFileSync(file, URDU);
        await operator(store, 'translations', 'import', 'ur', file);
        await use(store);
      });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

const documentOf = async (store: RunningStore, address: string) => (await fetch(store.origin + address)).text();
const headOf = (html: string) => ({
  root: /<html lang="[a-z]+" dir="[a-z]+"/.exec(html)?.[0],
  alternates: Array.from(html.matchAll(/hreflang="([a-z-]+)" href="https?:\/\/[^/]+([^"]*)"/g), ([, code, to]) => [
    code,
    to,
  ]),
});

for (const [address, words] of [
  ['/', ['مواد پر جائیں', 'آروی تین نشستی صوفہ']],
  ['/collections/sofas', ['صوفے', 'چیزیں', 'آروی تین نشستی صوفہ']],
  [PRODUCT, ['آروی تین نشستی صوفہ', 'ٹوکری میں ڈالیں']],
  ['/Cart', ['آپ کی ٹوکری']],
] as const) {
  test(`${address} is rendered by the server in a language that is data alone`, { tag: '@SH-21' }, async ({
    store,
  }) => {
    const inUrdu = address === '/' ? '/ur' : `/ur${address}`;
    await expect.poll(() => documentOf(store, inUrdu)).toContain(words[0]);
    const html = await documentOf(store, inUrdu);
    for (const word of words) expect(html).toContain(word);
    const { root, alternates } = headOf(html);
    expect(root).toBe('<html lang="ur" dir="rtl"');
    expect(alternates).toEqual([
      ['en', address],
      ['ar', address === '/' ? '/ar' : `/ar${address}`],
      ['ur', inUrdu],
      ['x-default', address],
    ]);
    expect(headOf(await documentOf(store, address)).root).toBe('<html lang="en" dir="ltr"');
  });
}

test('what it lacks is English: data with lang and dir, words of the interface in their own direction', {
  tag: '@SH-21',
}, async ({ page, store }) => {
  await page.goto('/ur/collections/sofas');
  const card = page.locator('main').locator('bdi[lang="en"][dir="ltr"]');
  await expect(card.first()).toBeVisible();
  expect(await documentOf(store, '/ur/collections/sofas')).toContain('\u2066Filters\u2069');
});

test('all languages are a menu that changes the page in place; others than the declared ones are no pages', {
  tag: ['@SH-21', '@SH-16'],
}, async ({ page, store }) => {
  await page.goto('/Cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await chooseLanguage(page, 'Language: English', 'اردو');
  await expect(page).toHaveURL(/\/ur\/Cart$/);
  await expect(page.getByRole('heading', { level: 1, name: 'آپ کی ٹوکری' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('langCode'))).toContain('ur');
  await chooseLanguage(page, 'زبان: اردو', 'العربية');
  await expect(page).toHaveURL(/\/ar\/Cart$/);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  expect((await fetch(`${store.origin}/hi/Cart`)).status).toBe(404);
  expect((await fetch(`${store.origin}/ur/no-such-page`)).status).toBe(404);
});

async function chooseLanguage(page: Page, menu: string, language: string): Promise<void> {
  const header = page.getByRole('banner');
  await header.locator(`summary[aria-label="${menu}"]`).click();
  await header.getByRole('link', { name: language }).click();
}

test('search, sitemap and mails know it', { tag: '@SH-21' }, async ({ page, store }) => {
  await page.goto(`/ur/ProductListing?SearchTerm=${encodeURIComponent('نشستي صوفه')}&page=1`);
  await expect(page.getByRole('link', { name: 'آروی تین نشستی صوفہ' }).first()).toBeVisible();
  expect(await documentOf(store, '/sitemap.xml')).toContain(`<loc>${store.origin}/ur${PRODUCT}</loc>`);

  await page.goto('/ur/Faqs');
  const footer = page.getByRole('contentinfo');
  const field = footer.getByRole('textbox', { name: 'برقی پتہ' });
  await footer.scrollIntoViewIfNeeded();
  await expect.poll(() => field.evaluate((input) => Object.keys(input).length)).toBeGreaterThan(0);
  await field.fill('reader.ur@example.in');
  await footer.getByRole('button', { name: 'شامل ہوں' }).click();
  const mail = await mailTo(store, 'reader.ur@example.in', /unsubscribe\?reader=/);
  expect(mail).toContain(`${store.origin}/ur/unsubscribe?reader=`);
});
