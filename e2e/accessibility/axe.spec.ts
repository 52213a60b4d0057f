import { productsInStock } from '../store/api-questions.ts';
import { somebody } from '../store/person.ts';
import type { Shopper } from '../store/shopper.ts';
import { expect, test } from '../store/store-test.ts';
import { violations } from '../store/violations.ts';

test.describe.configure({ timeout: 300_000 });

async function visitPublicPages(shopper: Shopper, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await shopper.open(path);
    await expect.soft(await violations(shopper.page), path).toEqual([]);
  }
}

const VISITORS_PAGES = [
  '/',
  '/ProductListing',
  '/collections/sofas',
  '/Cart',
  '/Login',
  '/CreateAccount',
  '/PaymentFailed',
];

test('no page that a visitor sees violates an accessibility rule', { tag: '@SH-16' }, async ({
  shopper,
  arabicShopper,
  request,
}) => {
  const [product] = await productsInStock(request);
  const paths = [...VISITORS_PAGES, `/collections/${product?.CategorySlug}/${product?.Slug}`];
  await visitPublicPages(shopper, paths);
  await visitPublicPages(arabicShopper, paths);
});

for (const language of ['en', 'ar'] as const) {
  test(`the way from a full cart to the paid order violates no accessibility rule (${language})`, async ({
    shopper: english,
    arabicShopper,
    page,
  }) => {
    const shopper = language === 'en' ? english : arabicShopper;
    const look = async (where: string) => expect.soft(await violations(page), where).toEqual([]);
    await shopper.open('/collections/sofas');
    await shopper.openFirstInStock();
    await shopper.addToCart();
    await look('cart');
    await shopper.checkOut();
    await shopper.signUpInstead(somebody());
    await shopper.expectPath('/Checkout');
    await shopper.giveDelivery(somebody());
    await look('checkout');
    await shopper.payNow();
    await expect(shopper.paymentWindow()).toBeVisible();
    await look('payment');
    await shopper.payWith('success');
    await expect(shopper.heading(shopper.says.thanks)).toBeVisible();
    await look('thanks');
    await shopper.open('/myorders');
    await expect(page.getByRole('table').first()).toBeVisible();
    await look('orders');
  });
}
