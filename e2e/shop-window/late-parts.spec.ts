import { productsInStock } from '../store/api-questions.ts';
import { mailTo } from '../store/mailbox.ts';
import { expect, test } from '../store/store-test.ts';

const SOFA = '/collections/fabric-sofas/aarvi-3-seater-fabric-sofa-in-teal';

// Story: parts that are hydrated after the storage had been read kept what the server knew: a dead button, empty hearts,
// and where a date replaced 'In stock' React threw the markup away. An error of the page fails the test.
test('what comes late knows wishes and pincode, and an item that is sold out can be asked for', {
  tag: ['@CAT-29', '@CAT-30', '@CAT-31'],
}, async ({ page, shopper, store }) => {
  const listed = await productsInStock(page.request);
  const ProductId = listed.find(({ Slug }) => SOFA.endsWith(`/${Slug}`))?.ProductId ?? 0;
  await page.addInitScript((id) => {
    localStorage.setItem('store:wishList', JSON.stringify([id]));
    localStorage.setItem('store:pincode', '560001');
    localStorage.setItem('store:deliveryWay', '[7,13]');
  }, ProductId);
  await shopper.open('/');
  await shopper.idle();
  await shopper.scrollThrough();
  const cards = shopper.productCards().filter({ hasText: 'Aarvi 3 Seater Fabric Sofa in Teal' });
  await expect(cards.getByText(/^by \d/).last()).toBeVisible();
  const hearts = cards.getByRole('button', { name: /^Remove .* from your wish list$/ });
  await expect(hearts).toHaveCount(await cards.count());
  for (const heart of await hearts.all()) await expect(heart).toHaveAttribute('data-wished');

  await shopper.open('/collections/fabric-sofas/aarvi-3-seater-fabric-sofa-in-beige');
  await shopper.idle();
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Tell me when it is back' }) });
  await form.getByLabel('Email').fill('asha@example.com');
  await form.getByRole('button').click();
  await expect(page.getByText(/open the link that we have just emailed to asha@example.com/)).toBeVisible();
  expect(await mailTo(store, 'asha@example.com', /Aarvi 3 Seater Fabric Sofa in Beige/)).toContain('/stock-notice?');
});
