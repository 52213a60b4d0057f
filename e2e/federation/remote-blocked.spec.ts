import { PHONE } from '../store/viewports.ts';
import { expect, test } from './support/federation-test.ts';
import { RemoteLine } from './support/remote-line.ts';
import { Visitor } from './support/visitor.ts';

/** SH-12's five seconds, ten times as wide for a busy machine. Milliseconds. */
const SAID_WITHIN = 50_000;

test.use({ allowedComplaints: [/net::ERR_CONNECTION_FAILED|is already registered/] });

for (const how of ['cut', 'slow'] as const) {
  test(`a page whose remote's line is ${how} says so, is reported, and Retry brings it`, {
    tag: ['@SH-12'],
  }, async ({ page, shopper }) => {
    const visitor = new Visitor(page);
    await visitor.hasSomethingInTheCart();
    const line = await RemoteLine.of(page, 'mfe-account');
    line.interrupt(how);
    await shopper.open('/');
    await visitor.withoutReload(async () => {
      const report = visitor.reportTaken();
      await page.getByRole('link', { name: 'Log in' }).click();
      await visitor.expectPageUnavailable(SAID_WITHIN);
      await visitor.expectCartIntact();
      expect((await report).request().postDataJSON()).toMatchObject({
        requestParameters: { Kind: 'remote-failed', Remote: 'mfe-account' },
      });

      await line.mend();
      await visitor.retry();
      await expect(shopper.heading('Log in')).toBeVisible();
    });
  });

  test(`a page of a remote that is in use already, its line ${how}, says so, and Retry brings it`, {
    tag: ['@SH-12'],
  }, async ({ page, shopper }) => {
    const visitor = new Visitor(page);
    const line = await RemoteLine.of(page, 'mfe-catalog');
    await shopper.open('/');
    line.interrupt(how);
    await visitor.withoutReload(async () => {
      await page.getByRole('link', { name: 'Browse all furniture' }).click();
      await visitor.expectPageUnavailable(SAID_WITHIN);
      await line.mend();
      await visitor.retry();
      await expect(shopper.heading('All Furniture')).toBeVisible();
    });
  });
}

// A listing that could be read became 'Loading…', then 'taking a short break'.
test('a first page whose code is late stays as served and lives when the code comes', {
  tag: ['@SH-12'],
}, async ({ page, shopper }) => {
  const visitor = new Visitor(page);
  const line = await RemoteLine.of(page, 'mfe-catalog');
  line.interrupt('slow');
  await page.setViewportSize(PHONE);
  await page.goto('/ProductListing');
  await visitor.expectPageAsServed('All Furniture', SAID_WITHIN);
  // The layout works meanwhile.
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await visitor.withoutReload(async () => {
    await line.mend();
    await expect(visitor.unavailableRegions()).toHaveCount(0);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Quick view/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shopper.heading('All Furniture')).toBeVisible();
  });
});

test('a page with regions of a remote whose line is cut shows the rest, and Retry brings a region', {
  tag: ['@SH-12'],
}, async ({ page, shopper }) => {
  const visitor = new Visitor(page);
  const line = await RemoteLine.of(page, 'mfe-catalog');
  line.interrupt('cut');
  await shopper.open('/');
  await visitor.withoutReload(async () => {
    await visitor.looksAtShelves();
    await expect(visitor.unavailableRegions()).not.toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Popular categories' })).toBeVisible();
    await line.mend();
    await visitor.retry(visitor.unavailableRegions().first());
    await expect(page.getByRole('region', { name: 'New in cane' }).getByRole('article')).not.toHaveCount(0);
  });
});

test('a release that breaks only in browsers says so, and Retry brings the release that mends it', {
  tag: ['@SH-12', '@OPS-03'],
}, async ({ page, shopper, releases, composition }) => {
  const visitor = new Visitor(page);
  await visitor.hasSomethingInTheCart();
  const broken = await releases.ship('mfe-catalog', {
    file: 'src/listing/page.tsx',
    replace: 'export const page',
    by: `if (typeof window !== 'undefined') JSON.parse('not JSON');\nexport const page`,
  });
  await composition.expectVersion('mfe-catalog', broken);
  const report = visitor.reportTaken();
  await shopper.open('/ProductListing');
  await visitor.expectPageAsServed('All Furniture');
  await visitor.expectCartIntact();
  expect((await report).request().postDataJSON()).toMatchObject({ requestParameters: { Version: broken } });

  const mended = releases.firstVersion('mfe-catalog');
  releases.goLive('mfe-catalog', mended);
  await composition.expectVersion('mfe-catalog', mended);
  await visitor.withoutReload(async () => {
    await visitor.retry();
    await expect(shopper.heading('All Furniture')).toBeVisible();
    await expect(page.locator('[data-remote="mfe-catalog"]')).toHaveAttribute('data-version', mended);
  });
});
