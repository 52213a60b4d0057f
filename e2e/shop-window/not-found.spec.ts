import { Visitor } from '../federation/support/visitor.ts';
import { named } from '../store/catalogue-names.ts';
import { expect, inBothLanguages, test } from '../store/store-test.ts';
import { violations } from '../store/violations.ts';
import { WORDS } from './words.ts';

// The browser logs that the document's status is 404.
test.use({ allowedComplaints: [/status of 404/] });

inBothLanguages((language) => {
  test(`an unknown path is a 404 that leads on, and the cart is still there`, {
    tag: ['@SH-11', '@SH-17'],
  }, async ({ page, shopper }) => {
    const texts = WORDS[language];
    await new Visitor(page).hasSomethingInTheCart();
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/no-such-page')),
      shopper.open('/no-such-page'),
    ]);
    expect(answer.status()).toBe(404);
    await expect(shopper.heading(texts.notFound)).toBeVisible();
    expect(await shopper.stored('cartItems')).toHaveLength(1);
    await expect.soft(await violations(page)).toEqual([]);
    const main = page.getByRole('main');
    await main.getByRole('searchbox', { name: texts.searchField }).fill('teal');
    await main.getByRole('searchbox', { name: texts.searchField }).press('Enter');
    await shopper.expectPath('/ProductListing');
    await shopper.open('/no-such-page');
    await main
      .getByRole('navigation', { name: texts.fromCategory })
      .getByRole('link', { name: named('Bedroom', language) })
      .click();
    await shopper.expectPath('/collections/bedroom');
  });
});
