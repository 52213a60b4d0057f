import { expect, test } from '../store/store-test.ts';

const POST = '/Blog/how-to-choose-dining-room-furniture';

/** Longer than the bot check's minimum time to write a comment. */
const A_SENTENCE_MS = 3200;

test.describe('the blog', () => {
  test('lists twelve posts a page, in the requested order, each at its own address', { tag: '@CON-04' }, async ({
    page,
    shopper,
  }) => {
    await shopper.open('/Blog');
    const posts = page.getByRole('main').getByRole('article');
    await expect(posts).toHaveCount(12);
    const newest = await posts.first().getByRole('heading').innerText();
    await page.getByRole('navigation', { name: 'Pages of the blog' }).getByRole('link', { name: 'Page 2' }).click();
    await shopper.expectPath('/Blog?page=2');
    await expect(posts).toHaveCount(4);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Title, Z-A' });
    await shopper.expectPath('/Blog?sort=title-descending');
    await expect(posts).toHaveCount(12);
    const titles = await posts.getByRole('heading').allInnerTexts();
    expect(titles).toEqual(titles.toSorted((a, b) => b.localeCompare(a, 'en')));
    await page.goBack();
    await page.goBack();
    await expect(posts.first().getByRole('heading')).toHaveText(newest);
  });

  test('a comment is validated, saved for approval, and not shown before', {
    tag: ['@CON-05', '@CON-06', '@ACC-05'],
  }, async ({ page, shopper }) => {
    await shopper.open(POST);
    const field = (name: RegExp) => page.getByRole('main').getByRole('textbox', { name });
    const send = page.getByRole('button', { name: 'Post comment' });
    await send.click();
    await expect(page.getByText('Name is required')).toBeVisible();
    await expect(field(/^Name/)).toBeFocused();
    const text = 'We measured twice.';
    await field(/^Name/).fill('Ravi Menon');
    await field(/^Email/).fill('ravi@');
    await field(/^Message/).fill(text);
    await send.click();
    await expect(page.getByRole('main').getByText('Please enter valid email address')).toBeVisible();
    await field(/^Email/).fill('ravi@example.com');
    await page.waitForTimeout(A_SENTENCE_MS);
    await send.click();
    await expect(page.getByText('Thank you. Your comment will be shown here once it is approved.')).toBeVisible();
    await expect(field(/^Message/)).toHaveValue('');
    await shopper.reload();
    await expect(page.getByText(text)).toHaveCount(0);
  });

  test.describe('a comment whose answer is lost', () => {
    test.use({ allowedComplaints: [/net::ERR_FAILED|status of 400/] });
  });

  test.describe('past its end', () => {
    test.use({ allowedComplaints: [/status of 404/] });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('lists, sorts, turns pages and shows posts', { tag: ['@CON-04', '@CON-05'] }, async ({ page }) => {
      await page.goto('/Blog');
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption('oldest');
      await page.getByRole('main').getByRole('form').or(page.locator('main form')).getByRole('button').click();
      await expect(page).toHaveURL(/\/Blog\?sort=oldest$/);
      const first = page.getByRole('main').getByRole('article').first();
      await expect(first.getByRole('heading')).toHaveText('How to choose dining room furniture');
      await page.getByRole('navigation', { name: 'Pages of the blog' }).getByRole('link', { name: 'Page 2' }).click();
      await expect(page).toHaveURL(/\/Blog\?page=2&sort=oldest$/);
      await page.goto(POST);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to choose dining room furniture');
    });
  });
});

test('what is malformed in the blog’s address is dropped with a redirect', { tag: '@CON-04' }, async ({ request }) => {
  const answer = await request.get('/Blog?page=two&sort=oldest', { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(new URL(answer.headers().location ?? '', 'http://store.test').search).toBe('?sort=oldest');
});

test('an unknown post is a 404, and /BlogDetails leads to the one of June 2023', {
  tag: ['@CON-05', '@SH-10'],
}, async ({ request }) => {
  expect((await request.get('/Blog/no-such-post')).status()).toBe(404);
  const moved = await request.get('/BlogDetails', { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  expect(moved.headers().location).toContain(POST);
});
