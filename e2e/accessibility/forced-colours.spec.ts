import { productsInStock } from '../store/api-questions.ts';
import { expect, test } from '../store/store-test.ts';

test('with forced colours a rating keeps its stars', { tag: ['@SH-17'] }, async ({ page, shopper, request }) => {
  const rated = (await productsInStock(request)).find(({ Rating }) => Rating);
  if (!rated) throw new Error('no product is rated');
  await page.emulateMedia({ forcedColors: 'active' });
  await shopper.openProduct(rated);
  const stars = page
    .getByRole('main')
    .getByRole('img', { name: /^Rated / })
    .first();
  await expect(stars).toHaveCSS('background-image', /linear-gradient/);
  await expect(stars).toHaveCSS('forced-color-adjust', 'none');
});
