import type { Page } from '@playwright/test';
import { MEMBERS_ROUTES, VISITORS_ROUTES } from '../look/routes.ts';
import { somebody } from '../store/person.ts';
import type { Shopper } from '../store/shopper.ts';
import { expect, inBothLanguages, test } from '../store/store-test.ts';
import { coveredTargets } from './support/covered-targets.ts';
import { textFaults } from './support/text-faults.ts';
import { setTextSize } from './support/text-size.ts';

test.describe.configure({ timeout: 600_000 });
// Reduced motion stops slides and smooth scrolling. One route is unknown, so a 404 is expected.
test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedComplaints: [/status of 404/] });

/** Wider than the store's face and its fallbacks. */
const WIDE_FACE = 'Verdana, "DejaVu Sans", sans-serif';

/** Windows and text sizes: a narrow phone, and texts at twice their size on a phone, in two faces, and on a desk. */
const READERS = [
  { name: '320 px', width: 320, text: '100%', face: '' },
  { name: '200 % text on a phone', width: 360, text: '200%', face: '' },
  { name: '200 % text on a phone in a wide face', width: 360, text: '200%', face: WIDE_FACE },
  { name: '200 % text on a desk', width: 1280, text: '200%', face: '' },
] as const;

/** A4 without its margins. */
const PAPER_WIDTH = 680;

inBothLanguages(() => {
  test('no route cuts or covers text or targets in narrow windows, at 200 % text and on paper [SH-24]', {
    tag: ['@SH-24', '@SH-16'],
  }, async ({ page, shopper }) => {
    for (const route of VISITORS_ROUTES) await expectReadable(page, shopper, route);
  });

  test("nor does a member's [SH-24]", { tag: ['@SH-24', '@SH-16'] }, async ({ page, shopper }) => {
    await shopper.open('/collections/sofas');
    await shopper.openFirstInStock();
    const person = somebody();
    await shopper.goPay(person);
    await shopper.payWith('success');
    await shopper.heading(shopper.says.thanks).waitFor();
    const number = await shopper.receipt(shopper.says.orderNumber);
    await expectReadableHere(page, 'thank-you');
    await expectReadable(page, shopper, { name: 'order', path: `/myorders/${number}` });
    await shopper.open(`/track-order?number=${number}`);
    const lookUp = page.getByRole('main').getByRole('form');
    await lookUp.getByLabel(shopper.says.email).fill(person.email);
    await lookUp.getByRole('button').click();
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name: number })).toBeVisible();
    await expectReadableHere(page, 'order look-up');
    await shopper.open('/collections/beds');
    await shopper.openFirstInStock();
    await shopper.addToCart();
    for (const route of MEMBERS_ROUTES) await expectReadable(page, shopper, route);
  });
});

async function expectReadable(page: Page, shopper: Shopper, route: { name: string; path: string }): Promise<void> {
  await page.setViewportSize({ width: 320, height: 740 });
  await shopper.open(route.path);
  await page.waitForLoadState('networkidle');
  await expectReadableHere(page, route.name);
}

async function expectReadableHere(page: Page, name: string): Promise<void> {
  await page.evaluate(() => {
    delete document.documentElement.dataset.firstView;
    return document.fonts.ready;
  });
  for (const reader of READERS) {
    await page.setViewportSize({ width: reader.width, height: 740 });
    await page.evaluate((face) => document.documentElement.style.setProperty('--font-text', face), reader.face);
    await setTextSize(page, reader.text);
    expect.soft(await textFaults(page), `${name}, ${reader.name}`).toEqual([]);
    if (reader.width === 320) expect.soft(await coveredTargets(page), `${name}, ${reader.name}`).toEqual([]);
  }
  await setTextSize(page, '');
  await page.setViewportSize({ width: PAPER_WIDTH, height: 960 });
  await page.emulateMedia({ media: 'print' });
  expect.soft(await textFaults(page), `${name} on paper`).toEqual([]);
  await expect.soft(page.getByRole('button'), `${name} on paper has no buttons`).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
}
