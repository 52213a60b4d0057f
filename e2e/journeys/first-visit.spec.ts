import { productsInStock } from '../store/api-questions.ts';
import { expect, listen, test } from '../store/store-test.ts';

/** Chromium speaks up a few seconds after a page has loaded. */
const UNTIL_IT_COMPLAINS_MS = 5000;

test('the first page of a visit uses everything it preloads', { tag: '@PERF-02' }, async ({
  browser,
  store,
  request,
}) => {
  const [product] = await productsInStock(request);
  const paths = ['/', '/ProductListing', `/collections/${product?.CategorySlug}/${product?.Slug}`];
  const visits = paths.flatMap((path) => [path, `/ar${path}`.replace(/\/$/, '')]);
  const complaints = await Promise.all(
    visits.map(async (path) => {
      const page = await browser.newPage({ baseURL: store.origin });
      const heard = listen(page);
      await page.goto(path, { waitUntil: 'load' });
      await page.waitForTimeout(UNTIL_IT_COMPLAINS_MS);
      await page.close();
      return heard.map((complaint) => `${path} ${complaint}`);
    }),
  );
  expect(complaints.flat()).toEqual([]);
});
