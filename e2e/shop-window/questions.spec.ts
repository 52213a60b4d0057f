import { operator } from '../account/support/operator.ts';
import { mailTo } from '../store/mailbox.ts';
import { expect, test } from '../store/store-test.ts';
import { violations } from '../store/violations.ts';

/** Longer than the bot check's minimum time to fill in a form. */
const A_SENTENCE_MS = 3200;

/** Of a product that no other journey looks at: a published question changes its page. */
const DESK = '/collections/study-tables/hiran-writing-desk-in-mango-wood-and-metal';
const ASKER = 'asker@example.com';
const QUESTION = 'هل يتسع أسفله لكرسي بذراعين؟';

test.use({ language: 'ar' });

test('a question is asked by keyboard, answered by the shop, mailed, and served with its page', {
  tag: ['@CAT-37', '@ACC-05'],
}, async ({ page, shopper, store }) => {
  await shopper.open(DESK);
  const section = page.getByRole('region', { name: 'الأسئلة والأجوبة' });
  await section.scrollIntoViewIfNeeded();
  await section.getByRole('button', { name: 'اطرح سؤالًا' }).press('Enter');
  const field = (name: string) => section.getByRole('textbox', { name });
  await expect(field('سؤالك')).toBeFocused();
  await section.getByRole('button', { name: 'أرسل السؤال' }).press('Enter');
  await expect(section.getByText('سؤالك مطلوب')).toBeVisible();
  await expect(field('سؤالك')).toBeFocused();
  expect(await violations(page)).toEqual([]);

  await page.keyboard.type(QUESTION);
  await field('اسمك').fill('Asha Devi Rao');
  await field('بريدك الإلكتروني').fill(ASKER);
  await page.waitForTimeout(A_SENTENCE_MS);
  await page.keyboard.press('Enter');
  await expect(section.getByText('شكرًا لك! سنرسل إليك إجابتنا بالبريد الإلكتروني.')).toBeFocused();

  const waiting = JSON.parse(await operator(store, 'questions', 'list', '--format', 'json'));
  const { id } = waiting.find((one: { readonly email: string }) => one.email === ASKER);
  await operator(store, 'questions', 'answer', String(id), '68 cm are free.');
  expect(await mailTo(store, ASKER, /68 cm are free\./)).toContain(`${DESK}#questions`);
  await expect
    .poll(async () => (await page.request.get(page.url())).text())
    .toContain(`"@type":"FAQPage","mainEntity":[{"@type":"Question","name":"${QUESTION}"`);
  await shopper.reload();
  const answered = section.getByRole('article').filter({ has: page.getByRole('heading', { name: QUESTION }) });
  await expect(answered.getByText('68 cm are free.')).toBeVisible();
  await expect(answered.getByText('Asha R.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await operator(store, 'questions', 'remove', String(id));
});
