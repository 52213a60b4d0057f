import type { Page } from '@playwright/test';
import { budgetOf } from '../../store-api/src/testing/budgets.ts';
import { somebody } from '../store/person.ts';
import { expect, test } from '../store/store-test.ts';

/** The names of the calls that a page makes from now on; what it reports of itself is not part of a way. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const name = /^\/api\/v1\/.*?([\w-]+)$/.exec(new URL(request.url()).pathname)?.[1];
    if (name && request.method() === 'POST' && name !== 'insert-client-report') calls.push(name);
  });
  return calls;
}

// The two ways are drawn in docs/ways.md; their numbers stand in docs/budgets.md.
function expectWithin(way: string, calls: readonly string[]): void {
  test.info().annotations.push({ type: 'measured', description: `${way}: ${calls.length} (${calls.join(', ')})` });
  process.stdout.write(`${way}: ${calls.length} (${calls.join(', ')})\n`);
  expect(calls.length, `${way}: ${calls.join(', ')}`).toBeLessThanOrEqual(budgetOf(way)['API calls'] ?? 0);
}

test('a product reached from a card asks for the product, its reviews and what goes with it, never for what the store has already', {
  tag: ['@PERF-03', '@CAT-11'],
}, async ({ shopper, page }) => {
  await shopper.open('/ProductListing');
  await shopper.idle();
  const calls = callsOf(page);
  await shopper.openFirstInStock();
  await shopper.scrollThrough();
  await shopper.requestsEnded();
  expect(calls).toContain('get-product_detail');
  for (const known of ['get-categories-list', 'get-site-settings', 'get-interface-texts']) {
    expect(calls).not.toContain(known);
  }
  expectWithin('way to a product', calls);
});

test('from Add to Cart to a paid order nothing is asked more often than its way says', {
  tag: ['@PERF-03', '@CART-04', '@PAY-06'],
}, async ({ shopper, page }) => {
  const person = somebody();
  await shopper.open('/CreateAccount');
  await shopper.signUp(person);
  await expect(page).not.toHaveURL(/CreateAccount/);
  await shopper.open('/ProductListing');
  await shopper.openFirstInStock();
  await shopper.idle();
  const calls = callsOf(page);
  await shopper.addToCart();
  await shopper.checkOut();
  await shopper.giveDelivery(person);
  await shopper.payNow();
  await shopper.payWith('success');
  await expect(shopper.heading('Thank you for your order')).toBeVisible();
  await shopper.requestsEnded();
  expect(calls).not.toContain('get-categories-list');
  expectWithin('way to a paid order', calls);
});
