import { readFile } from 'node:fs/promises';
import { somebody } from '../store/person.ts';
import { expect, test } from '../store/store-test.ts';
import { mailTo } from './support/mailbox.ts';
import { becomeMember, buyOne } from './support/members.ts';
import { operator } from './support/operator.ts';

test.describe.configure({ timeout: 240_000 });

test('an order is cancelled before it is prepared: the shopper has a reference number, a mail, and the money back', {
  tag: ['@ACC-11', '@ACC-09'],
}, async ({ shopper, page, store }) => {
  const person = somebody();
  await becomeMember(shopper, person);
  const number = await buyOne(shopper, person, 'sofas');
  await shopper.open('/myorders');
  await page.getByRole('button', { name: `Show items of order ${number}` }).click();
  await page.getByRole('link', { name: 'Open the order' }).click();
  await expect(shopper.heading(`Order ${number}`)).toBeVisible();

  await page.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  await dialog.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByText(/Your order is cancelled\. Reference number: CX-\d{4}-\w{6}/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('Refunded');
  const reference = /CX-\d{4}-\w{6}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? 'none';
  await mailTo(store, person.email, new RegExp(reference));
  await mailTo(store, person.email, /returned|return/i);
});

test('a completed order is asked back in part, the store takes it back, and its money comes', {
  tag: ['@ACC-11'],
}, async ({ shopper, page, store }) => {
  const person = somebody();
  await becomeMember(shopper, person);
  const number = await buyOne(shopper, person, 'sofas');
  await operator(store, 'orders', 'move', number, 'InProgress');
  await operator(store, 'orders', 'move', number, 'Completed');
  await shopper.open(`/myorders/${number}`);
  await page.getByRole('button', { name: 'Return items' }).click();
  const dialog = page.getByRole('dialog', { name: 'What do you want to return?' });
  await dialog.getByLabel('Reason').fill('It does not go through our door.');
  await dialog.getByRole('button', { name: 'Ask to return' }).click();
  await expect(page.getByText(/We have your request\. Reference number: RT-/)).toBeVisible();
  const reference = /RT-\d{4}-\w{6}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? 'none';

  await operator(store, 'orders', 'accept', reference);
  await shopper.reload();
  await expect(page.getByText('Accepted, waiting for the pieces')).toBeVisible();
  await operator(store, 'orders', 'receive', reference, '--restock');
  await expect(async () => {
    await shopper.reload();
    await expect(page.getByText('Done, your money has been returned')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await mailTo(store, person.email, new RegExp(reference));
});

test('an order is bought again at the price and stock of today', { tag: ['@ACC-11', '@CART-01'] }, async ({
  shopper,
  page,
}) => {
  const person = somebody();
  await becomeMember(shopper, person);
  const number = await buyOne(shopper, person, 'beds');
  await shopper.open(`/myorders/${number}`);
  const bought = await page
    .getByRole('region', { name: 'Items' })
    .getByRole('row')
    .nth(1)
    .getByRole('cell')
    .nth(1)
    .innerText();
  await page.getByRole('button', { name: 'Order again' }).click();
  await shopper.expectPath('/Cart');
  await expect(
    page.getByRole('list', { name: 'Pieces in your cart' }).getByRole('link', { name: bought }),
  ).toBeVisible();

  await shopper.open(`/myorders/${number}`);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download invoice (PDF)' }).click();
  const invoice = await saved;
  expect((await readFile(await invoice.path())).subarray(0, 4).toString()).toBe('%PDF');
});

test('what was bought to download is downloaded at once, under its name, and resumes', { tag: ['@ACC-10'] }, async ({
  shopper,
  page,
  request,
}) => {
  const person = somebody();
  await becomeMember(shopper, person);
  const number = await buyOne(shopper, person, 'planning-guides');
  await shopper.open(`/myorders/${number}`);
  const link = page.getByRole('link', { name: /^Download / });
  const saved = page.waitForEvent('download');
  await link.click();
  const file = await saved;
  const name = await page
    .getByRole('region', { name: 'Items' })
    .getByRole('row')
    .nth(1)
    .getByRole('cell')
    .nth(1)
    .innerText();
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
