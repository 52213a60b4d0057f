import { mailTo } from '../store/mailbox.ts';
import { expect, inBothLanguages, test } from '../store/store-test.ts';
import { expectAccessible } from '../store/violations.ts';

const TEXTS = {
  en: {
    email: 'Email',
    subscribe: 'Subscribe',
    thanks: 'Thank you for subscribing.',
    leave: 'Unsubscribe',
    left: 'You have been unsubscribed',
  },
  ar: {
    email: 'البريد الإلكتروني',
    subscribe: 'اشترك',
    thanks: 'شكرًا لاشتراكك.',
    leave: 'ألغِ الاشتراك',
    left: 'أُلغي اشتراكك',
  },
} as const;

inBothLanguages((language) => {
  test('a newsletter is subscribed, confirmed by mail, and ended by the mail’s link with one press', {
    tag: ['@SH-08', '@LAW-05', '@SH-17'],
  }, async ({ page, shopper, store }) => {
    const texts = TEXTS[language];
    const email = `reader.${language}@example.in`;
    await shopper.open('/Faqs');
    const footer = page.getByRole('contentinfo');
    const field = footer.getByRole('textbox', { name: texts.email });
    // Until the footer's code is here, the server handles the form.
    await expect.poll(() => field.evaluate((input) => Object.keys(input).length)).toBeGreaterThan(0);
    await field.fill(email);
    await footer.getByRole('button', { name: texts.subscribe }).click();
    await expect(page.getByText(texts.thanks).filter({ visible: true })).toBeVisible();

    const text = await mailTo(store, email, /unsubscribe\?reader=/);
    const link = new URL(/https?:\/\/\S+unsubscribe\?reader=[\w-]+/.exec(text)?.[0] ?? '');
    expect(link.pathname).toBe(language === 'ar' ? '/ar/unsubscribe' : '/unsubscribe');
    // A mail program that opens the link to check it ends nothing.
    await page.request.get(link.pathname + link.search);
    await page.goto(link.pathname + link.search);
    await expectAccessible(page, link.pathname);
    await page.getByRole('main').getByRole('button', { name: texts.leave }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.left);
    await expectAccessible(page, `${link.pathname}, done`);
    // Pressed again, and by a mail program's own button (RFC 8058).
    await page.goto(link.pathname + link.search);
    await page.getByRole('main').getByRole('button', { name: texts.leave }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.left);
    const oneClick = { form: { 'List-Unsubscribe': 'One-Click' }, maxRedirects: 0 };
    expect((await page.request.post(link.pathname + link.search, oneClick)).status()).toBe(200);
  });
});

test.describe('an answer that is lost', () => {
  test.use({ allowedComplaints: [/net::ERR_FAILED/] });

  test('leaves the address in the box, and it is sent again', { tag: ['@SH-08', '@CON-06'] }, async ({
    page,
    shopper,
  }) => {
    await shopper.open('/Faqs');
    const footer = page.getByRole('contentinfo');
    const field = footer.getByRole('textbox', { name: 'Email' });
    await expect.poll(() => field.evaluate((input) => Object.keys(input).length)).toBeGreaterThan(0);
    await page.route('**/insert-subscriber', (route) => route.abort('failed'));
    await field.fill('lost@example.in');
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await expect(
      page.getByText('That did not work. Please try again in a moment.').filter({ visible: true }),
    ).toBeVisible();
    await expect(field).toHaveValue('lost@example.in');
    await page.unroute('**/insert-subscriber');
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Thank you for subscribing.').filter({ visible: true })).toBeVisible();
    await expect(field).toHaveValue('');
  });
});
