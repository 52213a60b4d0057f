import { expect, test } from '../store/store-test.ts';

const SOFA = '/collections/fabric-sofas/aarvi-3-seater-fabric-sofa-in-teal';

// Story: a printed cart had an empty box for a note and an order to tick the terms.
test('on paper product and cart have nothing to fill in or to tick, and what was entered is there', {
  tag: '@SH-24',
}, async ({ page, shopper }) => {
  const main = page.getByRole('main');
  await shopper.open(SOFA);
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await shopper.addToCart();

  const note = main.getByRole('textbox', { name: 'Order note' });
  await page.emulateMedia({ media: 'print' });
  await expect(note).toBeHidden();
  await expect(main.getByRole('checkbox')).toHaveCount(0);
  await expect(main.getByText(/^Please accept the terms/)).toBeHidden();
  await expect(main.getByRole('textbox', { name: shopper.texts.quantity })).toHaveValue('1');
  await page.emulateMedia({ media: 'screen' });
  await note.fill('Opposite the post office');
  await page.emulateMedia({ media: 'print' });
  await expect(note).toBeVisible();
});

test('a product is on two sheets of paper [SH-24]', { tag: '@SH-24' }, async ({ page, shopper }) => {
  await shopper.open(SOFA);
  await shopper.scrollThrough();
  const file = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(file.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
});
