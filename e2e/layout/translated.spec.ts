import { becomeMember, buy } from '../account/support/members.ts';
import { MEMBERS_ROUTES } from '../look/routes.ts';
import { productsInStock } from '../store/api-questions.ts';
import { somebody } from '../store/person.ts';
import { expect, test } from '../store/store-test.ts';
import { translate, translateEveryPage } from './support/translate.ts';

/*
 * Much of India reads shops through the browser's translation, which replaces text nodes that React holds: plus left the
 * subtotal at its old sum. layout/every-page.spec.ts has the pages of visitors.
 */

test('a shopper of a translated page sees every sum and state change', { tag: ['@SH-27'] }, async ({
  page,
  shopper,
  request,
}) => {
  const [sofa] = await productsInStock(request);
  if (!sofa) throw new Error('the catalogue has no product');
  await shopper.open(`/collections/${sofa.CategorySlug}/${sofa.Slug}`);
  await translate(page);
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(shopper.heading('Your cart')).toBeVisible();
  const summary = page.getByRole('region', { name: 'Order summary' });
  const sum = async () => Number((await summary.locator('strong').first().innerText()).replaceAll(/[^\d.]/g, ''));
  await expect.poll(sum).toBeGreaterThan(0);
  const one = await sum();
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await expect.poll(sum).toBe(2 * one);
  await page.getByRole('button', { name: 'Decrease quantity' }).click();
  await expect.poll(sum).toBe(one);
  await page.getByRole('button', { name: /^Remove / }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await page.getByRole('button', { name: /^Undo removing/ }).click();
  await expect.poll(sum).toBe(one);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Check Out' }).click();
  await expect(page).toHaveURL(/\/(Checkout|Login)/);
});

test('home that is translated before its scripts come lives all the same', { tag: ['@SH-27'] }, async ({
  page,
  shopper,
}) => {
  const waiting: (() => Promise<void>)[] = [];
  let isHeld = true;
  await page.route('**/*.js', (route) => (isHeld ? void waiting.push(() => route.continue()) : route.continue()));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await translate(page);
  isHeld = false;
  await Promise.all(waiting.map((go) => go()));
  await shopper.hydrated();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'العربية' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});

test('a member whose pages are all translated buys, cancels and reads every page of the account', {
  tag: ['@SH-27'],
}, async ({ page, shopper }) => {
  await translateEveryPage(page);
  const person = somebody();
  await becomeMember(shopper, person);
  const number = await buy(shopper, person, 'sofas');
  await expect(page.locator('#store font').first()).toBeAttached();
  await shopper.open(`/myorders/${number}`);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByText(/Your order has been cancelled\. Reference number: CX-/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('Refunded');
  await shopper.open('/collections/beds');
  await shopper.openFirstInStock();
  await shopper.addToCart();
  for (const { path } of MEMBERS_ROUTES) {
    await shopper.open(path);
    await expect(page.locator('#store main font').first()).toBeAttached();
    // Its header leads nowhere else.
    if (path === '/Checkout') continue;
    await page.getByRole('banner').getByRole('link', { name: 'العربية' }).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/[\u0600-\u06ff]/);
  }
});
