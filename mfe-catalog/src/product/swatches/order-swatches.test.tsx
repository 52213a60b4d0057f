import { act, screen } from '@testing-library/react';
import { $cartLines } from 'shared-contracts';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { fakeCart } from '../../testing/fake-cart.ts';
import { OrderSwatches } from './order-swatches.tsx';

const swatch = (ProductId: number, ColorName: string, StockStatus = 'In stock') => ({
  ProductId,
  ProductName: `Swatch of ${ColorName} velvet`,
  ColorName,
  HexCode: '#1F6F6B',
  Price: 49,
  StockStatus,
});
const api = { 'get-swatches': [swatch(71, 'Teal'), swatch(72, 'Navy'), swatch(73, 'Blush', 'Out of stock')] };
const show = async (answers: Parameters<typeof renderPage>[1] = { api }) => {
  const page = await renderPage(<OrderSwatches productId={1} />, answers);
  expect(page.calls).toEqual([]);
  await page.user.click(screen.getByRole('button', { name: 'Order swatches by post' }));
  return page;
};
const rowOf = async (name: string) => (await screen.findByText(name)).closest('li');

let owner: ReturnType<typeof fakeCart>;
afterEach(() => owner?.stop());

test('a press shows the swatches of the piece with their price; one is added [CAT-38]', async () => {
  owner = fakeCart();
  const { user, calls, toasts } = await show();
  expect(await rowOf('Swatch of Teal velvet')).toHaveTextContent(/₹49/);
  expect(calls).toMatchObject([{ name: 'get-swatches', request: { ProductId: 1 } }]);
  await user.click(screen.getByRole('button', { name: 'Add to Cart: Swatch of Teal velvet' }));
  expect(owner.wishes).toMatchObject([{ productId: 71, quantity: 1 }]);
  expect(toasts.at(-1)).toMatchObject({ kind: 'success', text: 'Swatch added to cart.' });
});

test('what is in the cart, or sold out, has words in place of a button [CAT-38]', async () => {
  await show();
  const line = { ProductId: 72, ProductName: 'Navy', Quantity: 1, Price: 49, OrderMaximumQuantity: 1, Material: '' };
  act(() => $cartLines.set([line]));
  expect(await rowOf('Swatch of Navy velvet')).toHaveTextContent('In your cart');
  expect(await rowOf('Swatch of Blush velvet')).toHaveTextContent('Out of stock');
  expect(screen.getAllByRole('button', { name: /^Add to Cart/ })).toHaveLength(1);
});

test('a sixth swatch is refused in words [CAT-38]', async () => {
  owner = fakeCart({ reason: 'over-maximum', maximum: 0 });
  const { user, toasts } = await show();
  await user.click(await screen.findByRole('button', { name: 'Add to Cart: Swatch of Teal velvet' }));
  expect(toasts.at(-1)).toMatchObject({ kind: 'error', text: 'An order may hold five swatches.' });
});

test('without an answer it says so with a Retry [CAT-38]', async () => {
  let unavailable = true;
  const { user } = await show({
    api: { 'get-swatches': () => (unavailable ? reply.problem(500) : api['get-swatches']) },
  });
  expect(await screen.findByText(/^Swatches could not be loaded/)).toBeVisible();
  unavailable = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await rowOf('Swatch of Teal velvet')).toBeVisible();
});
