import type { Page } from '@playwright/test';
import { expect, test } from '../store/store-test.ts';
import { violations } from '../store/violations.ts';

interface LiveComposition {
  readonly remotes: Readonly<Record<string, { readonly version: string; readonly contractVersion: string }>>;
}

const legend = (page: Page) => page.getByRole('complementary', { name: 'Made by' });

test(`?inspect frames each remote's regions with name, version and contract version`, {
  tag: '@SH-20',
}, async ({ page, request, shopper }) => {
  const { remotes } = (await (await request.get('/composition.json')).json()) as LiveComposition;
  await shopper.open('/?inspect');
  const entries = legend(page).getByRole('listitem');
  for (const [team, name] of [
    ['content', 'mfe-content pages/home'],
    ['catalog', 'mfe-catalog fragments/product-shelf'],
  ] as const) {
    const { version = '', contractVersion = '' } = remotes[team] ?? {};
    const entry = entries.filter({ hasText: name }).first();
    await expect(entry).toContainText(version);
    await expect(entry).toContainText(contractVersion);
    await expect(page.locator(`[data-team="mfe-${team}"]`).first()).toContainText(`${name} · ${version}`);
  }
  const home = await page.locator('[data-team="mfe-content"]').first().boundingBox();
  const main = await page.getByRole('main').boundingBox();
  expect(Math.abs((home?.width ?? 0) - (main?.width ?? 0))).toBeLessThanOrEqual(4);
  await expect.soft(await violations(page)).toEqual([]);
});
test('the key chord does the same on any page, and hides it when repeated', { tag: '@SH-20' }, async ({
  page,
  shopper,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await shopper.open('/Login');
  await shopper.idle();
  expect(scripts.filter((url) => url.includes('inspect'))).toEqual([]);
  await page.keyboard.press('Alt+Shift+KeyR');
  await expect(legend(page).getByRole('listitem')).toContainText(['mfe-account pages/login']);
  // The outlines follow client-side navigation.
  await shopper.chooseCategory('Living Room', 'Fabric Sofas');
  await expect(legend(page).getByRole('listitem').first()).toContainText('mfe-catalog pages/listing');
  await page.keyboard.press('Alt+Shift+KeyR');
  await expect(legend(page)).toHaveCount(0);
});
