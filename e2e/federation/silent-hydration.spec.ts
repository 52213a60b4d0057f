import { test } from '../store/store-test.ts';
import { hydrateEverywhere } from './support/hydration.ts';
import { someProduct } from './support/sample-paths.ts';
import { withoutPictures } from './support/without-pictures.ts';

test.beforeEach(({ page }) => withoutPictures(page));

test('the production build hydrates in silence in English', { tag: ['@SH-01'] }, async ({ request, shopper }) => {
  await hydrateEverywhere(shopper, await someProduct(request));
});

test('the production build hydrates in silence in Arabic', { tag: ['@SH-16'] }, async ({ request, arabicShopper }) => {
  await hydrateEverywhere(arabicShopper, await someProduct(request));
});
