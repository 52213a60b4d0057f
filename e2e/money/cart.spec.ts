import type { CartLine } from 'shared-contracts';
import { productsInStock } from '../store/api-questions.ts';
import { expect, test } from '../store/store-test.ts';
import { cartLines } from './support/cart-lines.ts';

// Focus on Undo after a click must not delay the removal for ever: only keyboard focus or hover does.
test('Undo stays in the line’s place for ten seconds, longer under the pointer, and the focus stays near', {
  tag: '@CART-02',
}, async ({ shopper, page, request }) => {
  const [sofa, bed] = await productsInStock(request);
  if (!sofa || !bed) throw new Error('the catalogue has too few products');
  await shopper.openProduct(sofa);
  await shopper.addToCart();
  await shopper.openProduct(bed);
  await shopper.addToCart();
  const undo = page.getByRole('button', { name: `Undo removing ${sofa.ProductName}` });
  const remove = page.getByRole('button', { name: `Remove ${sofa.ProductName}` });

  await remove.click();
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(remove).toBeFocused();
  await expect(page.getByRole('listitem').filter({ has: remove })).toBeVisible();

  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await remove.click();
  await undo.hover();
  await page.clock.runFor(60_000);
  await expect(undo).toBeVisible();
  await page.mouse.move(1, 1);
  await page.clock.runFor(9500);
  await expect(undo).toBeVisible();
  await page.clock.runFor(1000);
  await expect(undo).toBeHidden();
  await expect(page.getByRole('button', { name: `Remove ${bed.ProductName}` })).toBeFocused();
});

test('manipulated lines are explained one by one, and the sound one next to them is bought', {
  tag: ['@CART-04', '@SH-15'],
}, async ({ shopper, page, request }) => {
  const [sofa] = await productsInStock(request);
  if (!sofa) throw new Error('the catalogue has no product');
  await shopper.openProduct(sofa);
  await shopper.addToCart();
  const [line] = await cartLines(shopper);
  const planted = (changes: Record<string, unknown>) => ({ ...line, ...changes });
  await plant([
    line,
    planted({ ProductName: 'Minus one', Quantity: -1 }),
    planted({ ProductName: 'One and a half', Quantity: 1.5 }),
    planted({ ProductName: 'Little Bobby', Quantity: '3; drop' }),
    planted({ ProductId: 999_999, ProductName: 'Ghost chair' }),
    planted({ ProductId: 3_000_000_000, ProductName: 'Ghost table' }),
    null,
  ]);

  const unread = page.getByRole('list', { name: 'Items that could not be read' }).getByRole('listitem');
  await expect(unread).toHaveCount(4);
  await expect(unread.filter({ hasText: 'Minus one: “-1” is not a valid quantity' })).toBeVisible();
  await expect(unread.filter({ hasText: 'Little Bobby: “3; drop” is not a valid quantity' })).toBeVisible();
  await expect(page.getByText('No longer sold. Remove it to continue.')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Check Out' })).toBeDisabled();
  for (let left = 2; left > 0; left -= 1) await page.getByRole('button', { name: 'Remove this item' }).first().click();
  for (let left = 4; left > 0; left -= 1) await unread.getByRole('button', { name: 'Remove' }).first().click();
  await expect(unread).toHaveCount(0);
  expect(await cartLines(shopper)).toEqual([line]);
  await shopper.checkOut();
  await shopper.expectPath('/Login');

  await plant([{ ...line, Quantity: 1e9 }]);
  await page.getByRole('button', { name: /^Change to \d+$/ }).click();
  expect((await cartLines(shopper))[0].Quantity).toBeLessThanOrEqual(10);

  await page.evaluate(() => localStorage.setItem('cartItems', 'not JSON'));
  await shopper.open('/Cart');
  await expect(page.getByText('The cart saved in this browser could not be read.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();

  async function plant(lines: readonly (CartLine | Record<string, unknown> | null)[]): Promise<void> {
    await page.evaluate((text) => localStorage.setItem('cartItems', text), JSON.stringify(lines));
    await shopper.open('/Cart');
  }
});
