import type { Page } from '@playwright/test';
import { WHOLE_CHROMIUM } from '../store/browser.ts';
import { expect, inBothLanguages, test } from '../store/store-test.ts';
import { violations } from '../store/violations.ts';

test.use(WHOLE_CHROMIUM);

interface Noted {
  /** The slowest interaction, from the tap to the next frame. Milliseconds. */
  readonly longest: number;
  /** The sum of all layout shifts. */
  readonly shift: number;
}

/** What the document has met since it was opened. */
async function noteInteractions(page: Page): Promise<() => Promise<Noted>> {
  await page.addInitScript(() => {
    const noted = { longest: 0, shift: 0 };
    Object.assign(globalThis, { noted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) noted.longest = Math.max(noted.longest, entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) noted.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      // Entries are reported after their frame.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return { ...(globalThis as unknown as { noted: Noted }).noted };
    });
}

/** A face that comes late nudges letters before the first interaction. */
function since(before: Noted, now: Noted): Noted {
  return { ...now, shift: now.shift - before.shift };
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

const bar = (page: Page) => page.getByRole('navigation', { name: 'Categories' });

const WIDE_MENU = {
  en: { bar: 'Categories', living: 'Living Room', sofas: 'Sofas' },
  ar: { bar: 'الفئات', living: 'غرفة المعيشة', sofas: 'الأرائك' },
} as const;

inBothLanguages((language) => {
  const names = WIDE_MENU[language];
  test('the menu of wide screens opens on hover, focus and click, and Escape closes it', {
    tag: '@SH-05',
  }, async ({ page, shopper }) => {
    await shopper.open('/Faqs');
    const menu = page.getByRole('navigation', { name: names.bar });
    const living = menu.getByRole('button', { name: names.living });
    const sofas = menu.getByRole('link', { name: names.sofas, exact: true });
    await living.hover();
    await expect(sofas).toBeVisible();
    await expect.soft(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sofas).toBeHidden();
    await page.mouse.move(600, 700);
    await living.focus();
    await expect(sofas).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sofas).toBeHidden();
    await expect(living).toBeFocused();
    await living.click();
    await expect(living).toHaveAttribute('aria-expanded', 'true');
    await living.click();
    await expect(living).toHaveAttribute('aria-expanded', 'false');
  });
});

test('the menu of phones goes level by level, and Back comes out again', { tag: '@SH-05' }, async ({
  page,
  shopper,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await shopper.open('/Faqs');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: 'Living Room' }).click();
  await menu.getByRole('button', { name: 'Sofas', exact: true }).click();
  await expect(menu.getByRole('link', { name: 'All Sofas' })).toBeVisible();
  await menu.getByRole('button', { name: 'Back' }).click();
  await expect(menu.getByRole('button', { name: 'Sofas', exact: true })).toBeFocused();
  await menu.getByRole('button', { name: 'Sofas', exact: true }).click();
  await menu.getByRole('link', { name: 'Fabric Sofas' }).click();
  await shopper.expectPath('/collections/fabric-sofas');
  await expect(menu).toHaveCount(0);
  await expect(shopper.heading('Fabric Sofas')).toBeFocused();
});

test('choosing a category reloads nothing, is remembered, and Back and Forward work', { tag: '@SH-06' }, async ({
  page,
  shopper,
}) => {
  await shopper.open('/Faqs');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await shopper.chooseCategory('Living Room', 'Fabric Sofas');
  await expect(shopper.heading('Fabric Sofas')).toBeVisible();
  expect(await page.evaluate(() => [localStorage.NavCategory, localStorage.NavCategoryId])).toEqual([
    'Fabric-Sofas',
    '3',
  ]);
  const living = bar(page).getByRole('button', { name: 'Living Room' });
  await expect(living).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await shopper.expectPath('/Faqs');
  await expect(living).not.toHaveAttribute('aria-current');
  await page.goForward();
  await expect(shopper.heading('Fabric Sofas')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
});

test.describe('a tablet with a wide screen', () => {
  test.use({ hasTouch: true, viewport: { width: 1280, height: 800 } });

  test('opens a category by a tap, closes it by another or by one elsewhere, and follows its links', {
    tag: '@SH-05',
  }, async ({ page, shopper }) => {
    await shopper.open('/Faqs');
    const living = bar(page).getByRole('button', { name: 'Living Room' });
    const sofas = bar(page).getByRole('link', { name: 'Sofas', exact: true });
    await living.tap();
    await expect(sofas).toBeVisible();
    await living.tap();
    await expect(sofas).toBeHidden();
    await living.tap();
    await page
      .getByRole('banner')
      .getByText(/^10% off your first order/)
      .tap();
    await expect(sofas).toBeHidden();
    await living.tap();
    await sofas.tap();
    await shopper.expectPath('/collections/sofas');
    await expect(sofas).toBeHidden();
  });
});

test('both menus open on a slow phone without moving anything', { tag: '@SH-05' }, async ({ page, shopper }) => {
  const noted = await noteInteractions(page);
  await shopper.open('/Faqs');
  await shopper.idle();
  await slowDown(page);
  const before = await noted();
  await bar(page).getByRole('button', { name: 'Living Room' }).click();
  await expect(bar(page).getByRole('link', { name: 'Sofas', exact: true })).toBeVisible();
  const wide = since(before, await noted());
  await page.setViewportSize({ width: 360, height: 740 });
  await shopper.open('/Faqs');
  await shopper.idle();
  const opened = await noted();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  const narrow = since(opened, await noted());
  test.info().annotations.push({ type: 'measured', description: JSON.stringify({ wide, narrow }) });
  process.stdout.write(`menus at a quarter of the speed: ${JSON.stringify({ wide, narrow })}\n`);
  // Times are only printed: they depend on the machine's load. Layout shifts do not.
  for (const { longest, shift } of [wide, narrow]) {
    expect(longest).toBeGreaterThan(0);
    expect(shift).toBe(0);
  }
});

test('the bar with logo, search, account, cart and language stays in every window', { tag: '@SH-01' }, async ({
  page,
  shopper,
}) => {
  await shopper.open('/ProductListing');
  const header = page.getByRole('banner');
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate(() => scrollTo(0, 0));
    await page.mouse.wheel(0, 1200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
    const parts = [
      header.getByRole('link', { name: /home page$/ }),
      header.getByRole('link', { name: 'Log in' }),
      header.getByRole('link', { name: 'Cart' }),
      width < 768
        ? header.getByRole('button', { name: 'Search', exact: true }).first()
        : header.getByRole('searchbox').first(),
      header.getByRole('link', { name: 'العربية' }),
    ];
    for (const part of parts) await expect(part, `at ${width} px`).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

// A keyboard passed 55 links of closed menus.
test('Tab reaches the page past the closed menus', { tag: '@SH-05' }, async ({ page, shopper }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await shopper.open('/ProductListing');
  const header = page.getByRole('banner');
  const last = header.getByRole('link', { name: 'All furniture' });
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  let stops = 0;
  while (stops < 60 && !(await last.evaluate((link) => link === document.activeElement))) {
    await page.keyboard.press('Tab');
    stops += 1;
  }
  // Logo, field and button of the search, language, account, wishes, cart, and one for each entry.
  const entries = await bar(page).locator('ul > li > :is(a, button)').filter({ visible: true }).count();
  expect(stops).toBeLessThanOrEqual(7 + entries);
});
