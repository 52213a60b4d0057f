import { readFile } from 'node:fs/promises';
import { somebody } from '../store/person.ts';
import { expect, test } from '../store/store-test.ts';
import { toFilledCheckout } from './support/to-checkout.ts';

test('the thank-you page hands over the tax invoice as a PDF', { tag: '@PAY-14' }, async ({ shopper, page }) => {
  await toFilledCheckout(shopper, somebody());
  await shopper.payNow();
  await shopper.payWith('success');
  await expect(shopper.heading(shopper.texts.thanks)).toBeVisible();

  const answered = page.waitForResponse((response) => response.url().endsWith('/get-order-invoice'));
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download invoice (PDF)' }).click();
  expect((await answered).headers()['content-type']).toBe('application/pdf');
  const download = await saved;
  // Its name is the invoice number.
  expect(download.suggestedFilename()).toMatch(/^TI-\d\d-\d\d-\d{6}\.pdf$/);
  expect((await readFile(await download.path())).subarray(0, 4).toString()).toBe('%PDF');
});
