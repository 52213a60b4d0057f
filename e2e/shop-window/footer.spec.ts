import type { Page } from '@playwright/test';
import { expect, test } from '../store/store-test.ts';
import { LANGUAGES, SHELL_WORDS } from './shell-words.ts';

const toasts = (page: Page) => page.getByRole('region', { name: /^(Notifications|الإشعارات)/ });

for (const language of LANGUAGES) {
  const prefix = language === 'ar' ? '/ar' : '';
  const says = SHELL_WORDS[language];

  test(`every link of the footer leads to a page of the store (${language})`, { tag: '@SH-07' }, async ({
    page,
    request,
  }) => {
    await page.goto(prefix || '/');
    const links = page.getByRole('contentinfo').getByRole('link');
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const inside = targets.filter((target) => target.startsWith('/'));
    for (const path of [
      '/Aboutus',
      '/Contactus',
      '/Blog',
      '/bulk-order',
      '/customer-reviews',
      '/Customized-Furniture',
    ]) {
      expect(inside).toContain(`${prefix}${path}`);
    }
    for (const policy of [
      'terms',
      'warranty',
      'privacy',
      'delivery-and-assembly',
      'care',
      'cancellation-return-refund',
    ]) {
      expect(inside).toContain(`${prefix}/pages/${policy}`);
    }
    const statuses = await Promise.all(inside.map(async (path) => [path, (await request.get(path)).status()]));
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
    expect(targets.filter((target) => /^(tel|mailto):/.test(target))).toHaveLength(2);
    expect(targets.filter((target) => target.startsWith('https://')).length).toBeGreaterThan(0);
  });

  test(`an address is subscribed once and thanked for however often (${language})`, { tag: '@SH-08' }, async ({
    page,
    shopper: english,
    arabicShopper,
  }) => {
    const shopper = language === 'en' ? english : arabicShopper;
    await shopper.open('/Faqs');
    const footer = page.getByRole('contentinfo');
    const field = footer.getByRole('textbox', { name: says.email });
    const subscribe = footer.getByRole('button', { name: says.subscribe });
    await subscribe.click();
    await expect(footer.getByText(says.emailMissing)).toBeVisible();
    await field.fill('asha@nowhere');
    await subscribe.click();
    await expect(footer.getByText(says.emailWrong).first()).toBeVisible();
    for (let time = 0; time < 2; time += 1) {
      await field.fill(`reader-${language}@example.in`);
      await subscribe.click();
      await expect(toasts(page).getByText(says.subscribed)).toBeVisible();
      await expect(field).toHaveValue('');
      await expect(toasts(page).getByText(says.subscribed)).toBeHidden();
    }
  });
}

test.describe('while the API is away', () => {
  test.use({ allowedComplaints: [/ERR_FAILED|Failed to load/] });

  test('the shopper is told, and what was typed stays', { tag: '@SH-08' }, async ({ page, shopper }) => {
    await shopper.open('/Faqs');
    await page.route('**/insert-subscriber', (route) => route.abort());
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('textbox', { name: 'Email' }).fill('reader@example.in');
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await expect(toasts(page).getByText(SHELL_WORDS.en.notSubscribed)).toBeVisible();
    await expect(footer.getByRole('textbox', { name: 'Email' })).toHaveValue('reader@example.in');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of LANGUAGES) {
    test(`the box subscribes all the same and says how it went (${language})`, { tag: '@SH-08' }, async ({ page }) => {
      const says = SHELL_WORDS[language];
      await page.goto(language === 'ar' ? '/ar/Faqs' : '/Faqs');
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('textbox', { name: says.email }).fill('nobody');
      await footer.getByRole('button', { name: says.subscribe }).click();
      await expect(footer.getByText(says.emailWrong)).toBeVisible();
      await footer.getByRole('textbox', { name: says.email }).fill(`plain-${language}@example.in`);
      await footer.getByRole('button', { name: says.subscribe }).click();
      await expect(page).toHaveURL(/\/Faqs#subscribed$/);
      await expect(footer.getByText(says.subscribed)).toBeVisible();
      await expect(footer.getByText(says.notSubscribed)).toBeHidden();
    });
  }
});
