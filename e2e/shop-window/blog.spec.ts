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

  test('a post leads from the list to its text, on to products and back', { tag: '@CON-05' }, async ({
    page,
    shopper,
  }) => {
    await shopper.open(POST);
    await expect(shopper.heading('How to choose dining room furniture')).toBeVisible();
    await expect(page.getByText('Jun 28, 2023')).toBeVisible();
    await expect(page.getByRole('region', { name: 'You may also like' }).getByRole('article')).toHaveCount(3);
    await page.getByRole('link', { name: 'Back to Blogs' }).click();
    await shopper.expectPath('/Blog');
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

    test('is there after a reload, and sent twice it is one request; a field that the server names is marked', {
      tag: ['@CON-05', '@CON-06', '@ACC-05'],
    }, async ({ page, shopper }) => {
      await shopper.open(POST);
      const main = page.getByRole('main');
      const field = (name: RegExp) => main.getByRole('textbox', { name });
      const send = page.getByRole('button', { name: 'Post comment' });
      await field(/^Name/).fill('Asha Rao');
      await field(/^Email/).fill('asha@example.com');
      await field(/^Message/).fill('In teak, please.');
      await page.route('**/insert-blog-comment', (route) =>
        route.fulfill({
          status: 400,
          contentType: 'application/problem+json',
          json: { title: 'Bad Request', status: 400, errors: [{ path: 'Email', message: 'refused' }] },
        }),
      );
      await send.click();
      await expect(main.getByText('Please check this field')).toBeVisible();
      await expect(field(/^Email/)).toBeFocused();
      await page.unroute('**/insert-blog-comment');
      await field(/^Email/).fill('asha.rao@example.com');

      const keys: string[] = [];
      page.on('request', (request) => {
        if (!request.url().endsWith('insert-blog-comment')) return;
        keys.push(request.postDataJSON().requestParameters.IdempotencyKey);
      });
      await page.route('**/insert-blog-comment', async (route) => {
        await route.fetch();
        await route.abort('failed');
      });
      await page.waitForTimeout(A_SENTENCE_MS);
      await send.click();
      await expect(main.getByRole('alert')).toHaveText('An error occurred. Please try again!');
      await page.unroute('**/insert-blog-comment');
      await shopper.reload();
      await expect(field(/^Message/)).toHaveValue('In teak, please.');
      await field(/^Message/).focus();
      await page.waitForTimeout(A_SENTENCE_MS);
      await send.dblclick();
      await expect(main.getByText('Thank you. Your comment will be shown here once it is approved.')).toBeVisible();
      // The store keeps one comment for one key.
      expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    });
  });

  test.describe('past its end', () => {
    test.use({ allowedComplaints: [/status of 404/] });

    test('is a 404 that leads back', { tag: '@CON-04' }, async ({ page }) => {
      const answer = await page.goto('/Blog?page=99');
      expect(answer?.status()).toBe(404);
      await expect(page.getByText('The blog has no page 99 yet.')).toBeVisible();
    });
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

test('search engines read a post as one', { tag: ['@CON-05', '@SH-18'] }, async ({ page }) => {
  await page.goto(POST);
  const data = await page.locator('head script[type="application/ld+json"]').allTextContents();
  const posting = data.map((text) => JSON.parse(text)).find((item) => item['@type'] === 'BlogPosting');
  expect(posting).toMatchObject({
    headline: 'How to choose dining room furniture',
    datePublished: expect.stringMatching(/^2023-06-28/),
  });
});
