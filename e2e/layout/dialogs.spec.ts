import type { Page } from '@playwright/test';
import { toFilledCheckout } from '../money/support/to-checkout.ts';
import { WORDS } from '../shop-window/words.ts';
import { somebody } from '../store/person.ts';
import { expect, inBothLanguages, test } from '../store/store-test.ts';
import { coveredTargets } from './support/covered-targets.ts';
import { textFaults } from './support/text-faults.ts';
import { setTextSize } from './support/text-size.ts';

test.describe.configure({ timeout: 600_000 });
// Passkeys need a host with a name.
test.use({ hostName: 'localhost' });

const NARROW = { width: 320, height: 740 };
const PHONE = { width: 360, height: 740 };

/** Labels that `shopper.says` does not have. */
const TEXTS = {
  en: {
    shippingPolicy: 'Shipping policy',
    cancelOrder: 'Cancel order',
    deleteAddress: /^Delete the address of/,
    addPasskey: 'Add a passkey',
    deleteAccount: 'Delete my account',
  },
  ar: {
    shippingPolicy: 'سياسة الشحن',
    cancelOrder: 'إلغاء الطلب',
    deleteAddress: /^حذف عنوان/,
    addPasskey: 'إضافة مفتاح مرور',
    deleteAccount: 'حذف حسابي',
  },
} as const;

inBothLanguages((language) => {
  const texts = { ...WORDS[language], ...TEXTS[language] };

  test("the shop's dialogs dim the whole window, cut nothing, and their targets are large enough and free [SH-24]", {
    tag: ['@SH-24', '@SH-17'],
  }, async ({ page, shopper }) => {
    const main = page.getByRole('main');
    await page.setViewportSize(NARROW);
    await shopper.open('/ProductListing');

    await page.getByRole('banner').getByRole('button', { name: texts.menu }).click();
    await expectSound(page, 'menu');
    await openDialog(page).locator('nav button').first().click();
    await expectSound(page, 'category of the menu');
    await close(page);

    await page.getByRole('banner').getByRole('button', { name: texts.search, exact: true }).click();
    await openDialog(page).getByRole('combobox').fill('sofa');
    await expect(openDialog(page).getByRole('option').first()).toBeVisible();
    await expectSound(page, 'search');
    await close(page);

    const panels = main.getByRole('group').filter({ has: page.locator('[aria-haspopup="dialog"]') });
    await panels.getByRole('button', { name: texts.filter }).click();
    await expectSound(page, 'filters');
    await openDialog(page)
      .locator('details')
      .evaluateAll((groups) => {
        for (const group of groups) (group as HTMLDetailsElement).open = true;
      });
    await expectSound(page, 'unfolded filters');
    await close(page);
    await panels.getByRole('button', { name: texts.sort, exact: true }).click();
    await expectSound(page, 'orders');
    await close(page);

    await main.getByRole('button', { name: texts.quickView }).first().click();
    await expect(openDialog(page).getByRole('button', { name: shopper.texts.addToCart })).toBeVisible();
    await expectSound(page, 'quick view');
    await close(page);

    await shopper.open('/collections/fabric-sofas/aarvi-3-seater-fabric-sofa-in-teal');
    await page.getByRole('button', { name: texts.enlarge }).click();
    await expectSound(page, 'large pictures');
  });

  test("so do a member's [SH-24]", { tag: ['@SH-24', '@SH-17'] }, async ({ page, shopper }) => {
    const main = page.getByRole('main');
    const person = somebody();
    await page.setViewportSize(NARROW);
    await toFilledCheckout(shopper, person);
    await main.getByRole('button', { name: texts.shippingPolicy }).click();
    await expectSound(page, 'shipping policy');
    await close(page);

    await main.getByRole('checkbox').last().check();
    await shopper.payNow();
    await shopper.payWith('success');
    await shopper.heading(shopper.texts.thanks).waitFor();
    const number = await shopper.receipt(shopper.texts.orderNumber);
    const opened = [
      [`/myorders/${number}`, texts.cancelOrder],
      ['/Addresses', texts.deleteAddress],
      ['/profile', texts.addPasskey],
      ['/Account', texts.deleteAccount],
    ] as const;
    for (const [path, name] of opened) {
      await shopper.open(path);
      await main.getByRole('button', { name }).first().click();
      await expectSound(page, String(name));
    }
  });
});

function openDialog(page: Page) {
  return page.locator('dialog[open]');
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(openDialog(page)).toHaveCount(0);
}

/** At 320 px, and with texts at twice their size on a phone and on a desk. */
async function expectSound(page: Page, name: string): Promise<void> {
  await expect(openDialog(page)).toBeVisible();
  for (const [size, text] of [
    [NARROW, '100%'],
    [PHONE, '200%'],
    [{ width: 1280, height: 800 }, '200%'],
  ] as const) {
    const reader = `${name} at ${size.width} px and ${text}`;
    await page.setViewportSize(size);
    await setTextSize(page, text);
    // A window that grows may close what only narrow ones have.
    if ((await openDialog(page).count()) === 0) break;
    expect.soft(await undimmed(page), reader).toEqual([]);
    expect.soft(await textFaults(page, 'dialog[open]'), reader).toEqual([]);
    expect.soft(await coveredTargets(page, 'dialog[open]'), reader).toEqual([]);
  }
  await setTextSize(page, '');
  await page.setViewportSize(NARROW);
}

/** Places of the window, at its edges and corners too, where something other than the dialog is on top. */
function undimmed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    for (const x of [0, innerWidth / 2, innerWidth - 1]) {
      for (const y of [0, innerHeight / 2, innerHeight - 1]) {
        if (!document.elementFromPoint(x, y)?.closest('dialog[open]')) faults.push(`${x}, ${y}`);
      }
    }
    return faults;
  });
}
