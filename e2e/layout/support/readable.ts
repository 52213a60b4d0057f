import { expect, type Page } from '@playwright/test';
import { coveredTargets } from './covered-targets.ts';
import { textFaults } from './text-faults.ts';
import { setTextSize } from './text-size.ts';

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

/** Expects that the open page cuts and covers nothing for any reader, nor on paper. A failure does not stop the test. */
export async function expectReadable(page: Page, name: string): Promise<void> {
  await page.evaluate(() => {
    delete document.documentElement.dataset.firstView;
    return document.fonts.ready;
  });
  for (const reader of READERS) {
    await page.setViewportSize({ width: reader.width, height: 740 });
    await page.evaluate((face) => document.documentElement.style.setProperty('--font-text', face), reader.face);
    await setTextSize(page, reader.text);
    expect.soft(await textFaults(page), `${name}, ${reader.name}`).toEqual([]);
    await expectNoSidewaysScroll(page, `${name}, ${reader.name}`);
    if (reader.width === 320) expect.soft(await coveredTargets(page), `${name}, ${reader.name}`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 740 });
  await expectNoSidewaysScroll(page, `${name}, 200 % text at 320 px`);
  await setTextSize(page, '');
  await page.setViewportSize({ width: PAPER_WIDTH, height: 960 });
  await page.emulateMedia({ media: 'print' });
  expect.soft(await textFaults(page), `${name} on paper`).toEqual([]);
  await expect.soft(page.getByRole('button'), `${name} on paper has no buttons`).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
}

async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(overflow, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
}
