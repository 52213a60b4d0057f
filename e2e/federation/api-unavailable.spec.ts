import { expect, test } from './support/federation-test.ts';
import { RemoteLine } from './support/remote-line.ts';
import { Visitor } from './support/visitor.ts';

// The browser logs the store's answers while the API is unavailable.
test.use({ allowedComplaints: [/status of 503|net::ERR_CONNECTION_FAILED/] });

test('while the API is unavailable cached pages are served, others say so with menu and Retry, and the cart is intact', {
  tag: ['@SH-11'],
}, async ({ page, shopper, request, store }) => {
  const visitor = new Visitor(page);
  await visitor.hasSomethingInTheCart();
  expect((await request.get('/collections/sofas')).status()).toBe(200);
  await store.stopService('store-api');

  expect((await request.get('/collections/sofas')).status()).toBe(200);
  expect((await request.get('/Cart')).status()).toBe(200);
  expect((await request.get('/no-such-page')).status()).toBe(404);

  const answer = await page.goto('/collections/study');
  expect(answer?.status()).toBe(503);
  expect(answer?.headers()['retry-after']).toBe('5');
  expect(answer?.headers()['cache-control']).toBe('no-store');
  await shopper.hydrated();
  await expect(shopper.heading('Our catalogue is unavailable right now')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Categories' }).getByRole('button')).not.toHaveCount(0);
  await visitor.expectCartIntact();

  await visitor.withoutReload(async () => {
    await store.startService('store-api');
    await visitor.retry();
    await expect(shopper.heading('Study')).toBeVisible();
  });
});

test('a report of a failed remote waits while the API is unavailable and is sent when it is back', {
  tag: ['@SH-12'],
}, async ({ page, shopper, store }) => {
  const visitor = new Visitor(page);
  const line = await RemoteLine.of(page, 'mfe-account');
  line.interrupt('cut');
  await page.clock.install();
  await shopper.open('/');
  await store.stopService('store-api');
  const refused = page.waitForResponse((answer) => answer.url().endsWith('/insert-client-report'));
  await page.getByRole('link', { name: 'Log in' }).click();
  await visitor.expectPageUnavailable();
  expect((await refused).status()).toBe(503);

  await store.startService('store-api');
  const taken = visitor.reportTaken();
  await page.clock.fastForward(15_000);
  expect((await taken).request().postDataJSON()).toMatchObject({ requestParameters: { Remote: 'mfe-account' } });
});
