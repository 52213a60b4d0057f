import type { Locator, Page, Request } from '@playwright/test';
import { expect, test } from '../store/store-test.ts';
import { WORDS } from './words.ts';

const SHEESHAM_SOFA = 'Tarang 3 Seater Wooden Sofa in Sheesham Wood';

/** The limit for opening the drawer, which is a native dialog, not a library's. Brotli bytes. */
const MOST_DRAWER_BYTES = 16_000;

/** The visible search field. */
function searchOf(page: Page) {
  const texts = WORDS.en;
  const drawer = page.getByRole('dialog', { name: texts.search });
  return {
    drawer,
    inHeader: page.getByRole('banner').getByRole('searchbox', { name: texts.searchField }),
    field: drawer.getByRole('combobox', { name: texts.searchField }),
    list: drawer.getByRole('listbox', { name: texts.suggestions }),
  };
}

/** Presses the header's field and waits until the catalogue's search has replaced it. */
async function open({ inHeader, field }: { readonly inHeader: Locator; readonly field: Locator }): Promise<void> {
  await inHeader.click();
  await expect(field).toBeFocused();
}

test('a mistyped search suggests the right sofa, and the keyboard alone leads to it', {
  tag: ['@SH-02', '@SH-17', '@contract-gate'],
}, async ({ page, shopper }) => {
  const search = searchOf(page);
  await shopper.open('/');
  await open(search);
  await page.keyboard.type('shesham sofa', { delay: 20 });
  const sofa = search.list.getByRole('option', { name: SHEESHAM_SOFA });
  await expect(sofa).toContainText('₹');
  await expect(sofa.locator('img')).toHaveJSProperty('complete', true);
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('ArrowDown');
    if ((await sofa.getAttribute('aria-selected')) === 'true') break;
  }
  await expect(search.field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shopper.heading(SHEESHAM_SOFA)).toBeFocused();
  await expect(search.drawer).toHaveCount(0);
});

test('Escape gives the page and the focus back, and so does Back in the browser', {
  tag: ['@SH-02', '@SH-19'],
}, async ({ page, shopper }) => {
  const search = searchOf(page);
  await shopper.open('/Faqs');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await shopper.expectPath('/Aboutus');
  await open(search);
  await page.keyboard.press('Escape');
  await expect(search.drawer).toHaveCount(0);
  await expect(search.inHeader).toBeFocused();
  await open(search);
  await page.goBack();
  await shopper.expectPath('/Faqs');
  await expect(search.drawer).toHaveCount(0);
});

test('on a phone the search is in reach however far the page has scrolled, and costs little', {
  tag: '@SH-02',
}, async ({ page, shopper }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const search = searchOf(page);
  await shopper.open('/ProductListing');
  await page.mouse.wheel(0, 1500);
  // Idle-time requests of any page are not the search's.
  await shopper.idle();
  const sizes: ReturnType<Request['sizes']>[] = [];
  page.on('requestfinished', (request) => {
    if (/\.(js|css)$/.test(request.url())) sizes.push(request.sizes());
  });
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).first().click();
  await expect(search.field).toBeFocused();
  await shopper.requestsEnded();
  const bytes = (await Promise.all(sizes)).reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  test.info().annotations.push({ type: 'measured', description: `${bytes} B` });
  const box = await search.drawer.locator('form').boundingBox();
  expect(box?.width).toBeLessThanOrEqual(360);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(MOST_DRAWER_BYTES);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
});
