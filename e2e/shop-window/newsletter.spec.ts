import { mailTo } from '../store/mailbox.ts';
import { expect, test } from '../store/store-test.ts';
import { PHONE } from '../store/viewports.ts';
import { expectAccessible } from '../store/violations.ts';

test('a newsletter is subscribed, confirmed by mail, and ended by the mail’s link with one press', {
  tag: ['@SH-08', '@LAW-05', '@SH-17'],
}, async ({ page, shopper, store }) => {
  const email = 'reader@example.in';
  await shopper.open('/Faqs');
  const footer = page.getByRole('contentinfo');
  const field = footer.getByRole('textbox', { name: 'Email' });
  // Until the footer's code is here, the server handles the form. It comes when the footer is in view.
  await footer.scrollIntoViewIfNeeded();
  await expect.poll(() => field.evaluate((input) => Object.keys(input).length)).toBeGreaterThan(0);
  await field.fill(email);
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Thank you for subscribing.').filter({ visible: true })).toBeVisible();

  const text = await mailTo(store, email, /unsubscribe\?reader=/);
  const link = new URL(/https?:\/\/\S+unsubscribe\?reader=[\w-]+/.exec(text)?.[0] ?? '');
  expect(link.pathname).toBe('/unsubscribe');
  // A mail program that opens the link to check it ends nothing.
  await page.request.get(link.pathname + link.search);
  await page.goto(link.pathname + link.search);
  await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have been unsubscribed');
  await expectAccessible(page, `${link.pathname}, done`, [PHONE]);
  // Pressed again, and by a mail program's own button (RFC 8058).
  await page.goto(link.pathname + link.search);
  await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have been unsubscribed');
  const oneClick = { form: { 'List-Unsubscribe': 'One-Click' }, maxRedirects: 0 };
  expect((await page.request.post(link.pathname + link.search, oneClick)).status()).toBe(200);
});
