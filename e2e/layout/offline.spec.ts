import { expect, test } from '../store/store-test.ts';

// Chromium complains of every request that fails.
test.use({ allowedComplaints: [/ERR_INTERNET_DISCONNECTED/] });

test('offline says offline, opens what was seen, and other pages come with the connection [SH-24]', {
  tag: ['@SH-24', '@SH-12'],
}, async ({ page, shopper, context }) => {
  const notice = page.getByRole('status').filter({ hasText: /^You are offline\./ });
  await shopper.open('/Faqs');
  await shopper.idle();
  const questions = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('contentinfo').locator('a[href$="/Aboutus"]').click();
  await shopper.expectPath('/Aboutus');
  // What is shown offline has been fetched.
  await shopper.idle();
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await page.goBack();
  await expect(shopper.heading(questions)).toBeVisible();
  await page.getByRole('contentinfo').locator('a[href$="/pages/terms"]').click();
  await expect(shopper.heading('You are offline')).toBeVisible();
  await context.setOffline(false);
  await expect(shopper.heading('You are offline')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toHaveCount(0);
});
