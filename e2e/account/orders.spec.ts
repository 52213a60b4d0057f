import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { formatRupees, paise } from 'shared-contracts/domain/money';
import { inDatabase } from '../store/in-database.ts';
import { mailTo } from '../store/mailbox.ts';
import { somebody } from '../store/person.ts';
import type { Shopper } from '../store/shopper.ts';
import { expect, test } from '../store/store-test.ts';
import { atRest, violations } from '../store/violations.ts';
import { becomeMember, buy, confirmAddress } from './support/members.ts';
import { operator } from './support/operator.ts';

test('an order is cancelled before it is prepared: the shopper has a reference number, a mail, and the money back', {
  tag: ['@ACC-11', '@ACC-09', '@SEC-08'],
}, async ({ shopper, page, store }) => {
  const person = somebody();
  await becomeMember(shopper, person);
  const number = await buy(shopper, person, 'sofas');
  await test.step('the address of the account is confirmed with the link that is mailed to it', async () => {
    await shopper.open('/profile');
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await confirmAddress(shopper, store, person);
    await expect(page.getByRole('button', { name: 'Send me the link' })).toHaveCount(0);
  });
  await shopper.open('/myorders');
  await page.getByRole('button', { name: `Show items of order ${number}` }).click();
  // Once its items are there they are scrolled into view.
  await expect(page.getByRole('heading', { name: `Items of order ${number}` })).toBeFocused();
  await page.getByRole('link', { name: 'Open the order' }).click();
  await expect(shopper.heading(`Order ${number}`)).toBeVisible();

  await page.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  await dialog.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByText(/Your order has been cancelled\. Reference number: CX-\d{4}-\w{6}/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('Refunded');
  const reference = await referenceOn(page, 'CX');
  await mailTo(store, person.email, new RegExp(`we have cancelled .*${reference}`));

  await reloadUntil(shopper, page.getByRole('region', { name: 'Payment' }).filter({ hasText: 'Refunded' }));
  await expect(page.getByText('Done, your money has been returned')).toBeVisible();
  await mailTo(store, person.email, new RegExp(`We have refunded ₹[\\d,.]+ for order ${number}`));
});

test('an order is followed by the link of its mail, and once it is completed a part of it is returned and refunded', {
  tag: ['@ACC-11', '@ACC-18', '@PAY-17'],
}, async ({ shopper, page, store, browser }) => {
  const person = somebody();
  await becomeMember(shopper, person);
  const number = await buy(shopper, person, 'sofas', 2);
  await confirmAddress(shopper, store, person);
  await test.step('it is followed in a browser that never logged in', async () => {
    const mail = await mailTo(store, person.email, /Your tax invoice/);
    const link = new URL(/\S+\/track-order#\S+/.exec(mail)?.[0] ?? 'none:');
    await operator(store, 'orders', 'dispatch', number, '--carrier', 'Blue Dart', '--tracking', 'AWB-8123');
    const context = await browser.newContext();
    const stranger = await context.newPage();
    const sent: string[] = [];
    stranger.on('request', (request) => sent.push(request.url(), request.headers().referer ?? ''));
    const answered = stranger.waitForResponse(/\/follow-order$/);
    await stranger.goto(new URL(`${link.pathname}${link.hash}`, page.url()).href);
    expect((await answered).headers()['cache-control']).toContain('no-store');
    await expect(stranger.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
    await expect(stranger.getByRole('region', { name: 'Status' })).toContainText('Dispatched');
    await expect(stranger.getByRole('region', { name: 'Delivery' })).toContainText('AWB-8123');
    await expect(stranger.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(stranger.getByRole('main')).not.toContainText(person.mobile);
    expect(sent.filter((url) => url.includes(link.hash.slice(1)))).toEqual([]);
    await context.close();
  });
  await operator(store, 'orders', 'move', number, 'Completed');
  await shopper.open(`/myorders/${number}`);
  const price = await boughtCells(page).nth(2).innerText();
  await page.getByRole('button', { name: 'Return items' }).click();
  const dialog = page.getByRole('dialog', { name: 'What do you want to return?' });
  await atRest(page);
  expect.soft(await violations(page), 'the dialog of a return').toEqual([]);
  await dialog.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(dialog).toContainText(
    `${price}To your original payment method, within 2 working days of the items reaching us`,
  );
  await dialog.getByLabel('Reason').fill('It does not go through our door.');
  await dialog.getByRole('button', { name: 'Request return' }).click();
  await expect(page.getByText(/We have received your request\. Reference number: RT-/)).toBeVisible();
  const reference = await referenceOn(page, 'RT');

  await operator(store, 'orders', 'accept', reference);
  await shopper.reload();
  await expect(page.getByText('Accepted, waiting for the items')).toBeVisible();
  await operator(store, 'orders', 'receive', reference, '--restock');
  await mailTo(store, person.email, /We have received these items of order/);
  await reloadUntil(shopper, page.getByRole('region', { name: 'Payment' }).filter({ hasText: 'Partly refunded' }));
  await expect(page.getByText('Done, your money has been returned')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Status' }).locator('[aria-current]')).toContainText('Delivered');
  await expect(page.getByRole('button', { name: /^Credit note .+ \(PDF\)$/ })).toBeVisible();
  await mailTo(store, person.email, new RegExp(`We have refunded ${price} for order ${number}`));
});

test('an order is bought again at the price of today, and not once it is sold out, and its invoice is downloaded', {
  tag: ['@ACC-11', '@CART-01'],
}, async ({ shopper, page, store }) => {
  const person = somebody();
  await becomeMember(shopper, person);
  const number = await buy(shopper, person, 'beds');
  await shopper.open(`/myorders/${number}`);
  const name = await boughtCells(page).nth(1).innerText();
  const price = await boughtCells(page).nth(2).innerText();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download invoice (PDF)' }).click();
  expect((await readFile(await (await saved).path())).subarray(0, 4).toString()).toBe('%PDF');

  const promotion = await operator(store, 'promotions', 'add', 'Half', '--percent', '50', '--category', 'beds');
  await page.getByRole('button', { name: 'Order again' }).click();
  await shopper.expectPath('/Cart');
  const line = page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem').filter({ hasText: name });
  await expect(line).toContainText(formatRupees(paise(Math.round(inPaise(price) / 2))));
  await expect(line).toContainText(`Previous price ${price}`);
  await operator(store, 'promotions', 'end', /^\d+/.exec(promotion)?.[0] ?? '');

  await inDatabase(store, (query) => query('update products set stock_quantity = 0 where name = $1', [name]));
  await shopper.open(`/myorders/${number}`);
  await page.getByRole('button', { name: 'Order again' }).click();
  await expect(page.getByText(`${name}: sold out.`)).toBeVisible();
});

test('what was bought to download is downloaded at once, under its name, and resumes', { tag: ['@ACC-10'] }, async ({
  shopper,
  page,
  request,
}) => {
  const person = somebody();
  await becomeMember(shopper, person);
  const number = await buy(shopper, person, 'planning-guides');
  await shopper.open(`/myorders/${number}`);
  const link = page.getByRole('link', { name: /^Download / });
  const saved = page.waitForEvent('download');
  await link.click();
  const file = await saved;
  const name = await boughtCells(page).nth(1).innerText();
  const hyphened = name
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-');
  expect(file.suggestedFilename()).toBe(`${hyphened}.pdf`);
  const whole = await readFile(await file.path());
  const part = await request.get(file.url(), { headers: { Range: 'bytes=100-199' } });
  expect(part.status()).toBe(206);
  expect(part.headers()['content-range']).toBe(`bytes 100-199/${whole.length}`);
  expect(await part.body()).toEqual(whole.subarray(100, 200));
});

/** The number of a cancellation (CX) or return (RT) on the page. */
async function referenceOn(page: Page, kind: 'CX' | 'RT'): Promise<string> {
  const text = await page.getByRole('main').innerText();
  return new RegExp(`${kind}-\\d{4}-\\w{6}`).exec(text)?.[0] ?? 'none';
}

/** The store refunds in the background; the page shows it after a reload. */
async function reloadUntil(shopper: Shopper, shown: Locator): Promise<void> {
  await expect(async () => {
    await shopper.reload();
    await expect(shopper.page.getByRole('region', { name: 'Payment' })).toBeVisible();
    expect(await shown.isVisible()).toBe(true);
  }).toPass();
}

/** The first article on an order's page: picture, name, unit price, quantity, total, whether it is digital. */
function boughtCells(page: Page): Locator {
  return page.getByRole('region', { name: 'Items' }).getByRole('row').nth(1).getByRole('cell');
}

/** '₹1,23,456' as 12345600. */
function inPaise(rupees: string): number {
  return Math.round(Number(rupees.replace(/[^\d.]/g, '')) * 100);
}
