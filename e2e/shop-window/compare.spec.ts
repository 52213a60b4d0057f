import { expect, test } from '../store/store-test.ts';

const TEAL = '/collections/fabric-sofas/aarvi-3-seater-fabric-sofa-in-teal';
const BEIGE = '/collections/fabric-sofas/aarvi-3-seater-fabric-sofa-in-beige';

test('two sofas are chosen on their pages and compared; the address is shared, hidden from search engines, and needs no script', {
  tag: '@CAT-37',
}, async ({ shopper, page, request }) => {
  await shopper.open(TEAL);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByText(/^Chosen to compare/)).toBeVisible();
  await shopper.open(BEIGE);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await page.getByRole('link', { name: 'Compare 2 products' }).click();
  await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Compare products' })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await expect(page.getByRole('row', { name: /^Dimensions( differs)? W/ })).toBeVisible();
  const { pathname, search } = new URL(page.url());

  const html = await (await request.get(`${pathname}${search}`)).text();
  expect(html).toContain('Aarvi 3 Seater Fabric Sofa in Beige');
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
  await page.getByRole('link', { name: /^Remove Aarvi 3 Seater Fabric Sofa in Teal/ }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(1);
});
