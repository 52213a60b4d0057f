import { expect, type Locator, type Page } from '@playwright/test';
import { atRest, violations } from '../../store/violations.ts';
import { coveredTargets } from './covered-targets.ts';
import { textFaults } from './text-faults.ts';
import { setTextSize } from './text-size.ts';

export const NARROW = { width: 320, height: 740 };
const PHONE = { width: 360, height: 740 };

export function openDialog(page: Page): Locator {
  return page.locator('dialog[open]');
}

export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(openDialog(page)).toHaveCount(0);
}

/** By axe and at 320 px, and with texts at twice their size on a phone and on a desk. A failure does not stop the test. */
export async function expectSoundDialog(page: Page, name: string): Promise<void> {
  await expect(openDialog(page)).toBeVisible();
  await page.setViewportSize(NARROW);
  await atRest(page);
  expect.soft(await violations(page), name).toEqual([]);
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
