import type { Page } from '@playwright/test';
import { expect, test } from './support/federation-test.ts';
import { RemoteLine } from './support/remote-line.ts';

/** Federation's record of a page's shared packages: package, version, provider. */
function sharedIn(page: Page) {
  return page.evaluate(() => {
    const { __FEDERATION__ } = globalThis as unknown as {
      __FEDERATION__: {
        __INSTANCES__: { shareScopeMap: { default: Record<string, Record<string, { from: string }>> } }[];
      };
    };
    const [host] = __FEDERATION__.__INSTANCES__;
    return Object.entries(host?.shareScopeMap.default ?? {}).map(([name, versions]) => ({
      name,
      providers: Object.values(versions).map(({ from }) => from),
    }));
  });
}

test('React, the contract with its stores and events, and the router exist once, provided by the shell', {
  tag: ['@SH-15', '@CART-06'],
}, async ({ page, shopper }) => {
  await shopper.open('/ProductListing');
  await shopper.openFirstInStock();
  await shopper.addToCart();
  const shared = await sharedIn(page);
  expect(shared.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'nanostores', 'shared-contracts', 'shared-contracts/router']),
  );
  for (const { name, providers } of shared) expect(providers, name).toEqual(['shell']);
});

test("the cart's own rules answer the catalogue's add-to-cart request, which its team ships alone, and the badge follows", {
  tag: ['@CART-06', '@SH-04', '@OPS-01'],
}, async ({ page, shopper, releases, composition }) => {
  const version = await releases.ship('mfe-cart-checkout', {
    file: 'src/cart-rules/headless.ts',
    replace: 'refusalOf(quantity, found)',
    by: 'refusalOf(quantity, { ...found, maximum: 1 })',
  });
  await composition.expectVersion('mfe-cart-checkout', version);
  await shopper.open('/ProductListing');
  await shopper.openFirstInStock();
  const product = page.url();
  await shopper.addToCart();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();

  await page.goto(product);
  await shopper.hydrated();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('Cannot add more than 1 items for this product')).toBeVisible();
});

test.describe('with the line cut', () => {
  test.use({ allowedComplaints: [/net::ERR_CONNECTION_FAILED/] });

  test("an add-to-cart request waits, with a message, while the cart's remote is unavailable, and is answered when it is back", {
    tag: ['@CART-06', '@SH-12'],
  }, async ({ page, shopper }) => {
    const line = await RemoteLine.of(page, 'mfe-cart-checkout');
    await page.clock.install();
    line.interrupt('cut');
    await shopper.open('/ProductListing');
    await shopper.openFirstInStock();
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByText('we will add it as soon as the cart is ready')).toBeVisible();
    await line.mend();
    await page.clock.fastForward(5000);
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  });
});
