import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { $cartLines, emit } from 'shared-contracts';
import { useNavigate } from 'shared-contracts/router';
import { fakeTime } from 'shared-contracts/testing/fake-time';
import { renderPage } from 'shared-contracts/testing/render-page';
import { fakeCart } from '../../testing/fake-cart.ts';
import type { productDetail } from '../../testing/sample-catalogue.ts';
import { reviewsPage } from '../../testing/sample-reviews.ts';
import { shownProduct } from '../../testing/shown-product.ts';
import { ProductPage } from '../product-page.tsx';

const pass = fakeTime();

const show = async (change: Parameters<typeof productDetail>[0] = {}, other = <></>) => {
  const shown = await renderPage(
    <>
      <ProductPage data={shownProduct(change)} />
      {other}
    </>,
    { path: '/collections/fabric-sofas/aarvi', api: belowTheFold },
  );
  const press = (name: string) => shown.user.click(screen.getByRole('button', { name }));
  return { ...shown, press, more: () => press('Increase quantity'), add: () => press('Add to Cart') };
};

/** Requested by the parts below the buying column. */
const belowTheFold = { 'get-product-reviews': reviewsPage(0) };

const quantity = () => screen.getByRole('textbox', { name: 'Quantity' });
const inCart = (Quantity: number) => {
  const line = { ProductId: 7, ProductName: 'Aarvi', Quantity, Price: 1, OrderMaximumQuantity: 3, Material: 'Fabric' };
  act(() => $cartLines.set([line]));
};
const LIMIT = 'Cannot add more than 3 items for this product';

let owner: ReturnType<typeof fakeCart>;
afterEach(() => owner?.stop());

test('quantity starts at 1, minus stops there, plus stops at the maximum and says so for 2 s [CAT-15]', async () => {
  const { more, toasts } = await show();
  expect(quantity()).toHaveValue('1');
  expect(screen.getByRole('button', { name: 'Decrease quantity' })).toBeDisabled();
  await more();
  await more();
  expect(quantity()).toHaveValue('3');
  expect(toasts).toHaveLength(0);
  await more();
  expect(quantity()).toHaveValue('3');
  expect(toasts).toEqual([{ kind: 'error', text: LIMIT, duration: 2000, subject: 'cart' }]);
});

test.each([
  [{ OrderMaximumQuantity: 5, StockQuantity: 2 }, 2],
  [{ OrderMaximumQuantity: 0, StockQuantity: 40 }, 10],
])('the maximum of %j is %i [CAT-15]', async (change, maximum) => {
  const { more, toasts } = await show(change);
  for (let pressed = 1; pressed <= maximum; pressed++) await more();
  expect(quantity()).toHaveValue(String(maximum));
  expect(toasts.at(-1)?.text).toBe(`Cannot add more than ${maximum} items for this product`);
});

test('what the cart already holds counts [CAT-15]', async () => {
  const { more, toasts } = await show();
  inCart(2);
  await more();
  expect(quantity()).toHaveValue('1');
  expect(toasts.at(-1)?.text).toBe(LIMIT);
});

test('the chosen units go to the cart; after a second the shopper does too [CAT-16]', async () => {
  owner = fakeCart();
  const { more, add, toasts, path } = await show();
  await more();
  await add();
  expect(owner.wishes).toMatchObject([{ productId: 7, quantity: 2 }]);
  expect(toasts).toEqual([{ kind: 'success', text: 'Product added to cart!', duration: 2000, subject: 'cart' }]);
  expect(path()).toBe('/collections/fabric-sofas/aarvi');
  await pass(500);
  expect(path()).toBe('/collections/fabric-sofas/aarvi');
  await pass(500);
  await waitFor(() => expect(path()).toBe('/Cart'));
});

function Elsewhere() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate('/Blog')}>
      Read
    </button>
  );
}

test('another navigation within that second wins [CAT-16] [SH-19]', async () => {
  owner = fakeCart();
  const { add, press, path } = await show({}, <Elsewhere />);
  await add();
  await press('Read');
  await pass(1300);
  expect(path()).toBe('/Blog');
});

function SamePage() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate({ search: '?material=1' })}>
      Filter
    </button>
  );
}

test('so does one that stays on the page, such as a filter of a listing [CAT-16] [SH-19]', async () => {
  owner = fakeCart();
  const { add, press, path } = await show({}, <SamePage />);
  await add();
  await press('Filter');
  await pass(1300);
  expect(path()).toBe('/collections/fabric-sofas/aarvi?material=1');
});

function OpensDialog() {
  const [open, setOpen] = useState(false);
  return open ? (
    <div role="dialog" aria-label="Search" />
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      Search
    </button>
  );
}

test('a dialog opened within that second stays open [SH-19]', async () => {
  owner = fakeCart();
  const { add, press, path } = await show({}, <OpensDialog />);
  await add();
  await press('Search');
  await pass(1300);
  expect(path()).toBe('/collections/fabric-sofas/aarvi');
});

test.each([
  [{ reason: 'over-maximum', maximum: 3 } as const, LIMIT],
  [{ reason: 'over-maximum' } as const, LIMIT],
  [{ reason: 'out-of-stock' } as const, 'This product is out of stock.'],
  [{ reason: 'unknown-product' } as const, 'This product is no longer sold.'],
  [{ reason: 'unavailable' } as const, 'Your cart is unavailable right now. Please try again in a moment.'],
])('refused as %j it says why and stays [CAT-15] [CART-06]', async (refusal, text) => {
  owner = fakeCart(refusal);
  const { add, toasts, path } = await show();
  await add();
  expect(toasts).toEqual([{ kind: 'error', text, duration: 2000, subject: 'cart' }]);
  await pass(1300);
  expect(path()).toBe('/collections/fabric-sofas/aarvi');
});

test('what is out of stock cannot be added [CAT-16]', async () => {
  owner = fakeCart();
  await show({ StockStatus: 'Out of stock', StockQuantity: 0 });
  expect(await screen.findByRole('button', { name: 'Tell me when it is back' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add to Cart' })).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Quantity' })).not.toBeInTheDocument();
});

test('the bar of phones repeats price and button for fingers; there is one button for everybody else [CAT-16]', async () => {
  owner = fakeCart();
  const { user, toasts } = await show();
  // Nothing that is hidden from screen readers can take the focus, not even by a click.
  expect(screen.getAllByRole('button', { name: 'Add to Cart', hidden: true })).toHaveLength(1);
  const inBar = screen.getByText('Add to Cart', { selector: '[aria-hidden] *' });
  expect(inBar.parentElement).toHaveTextContent('Rs. 25,499.50');
  await user.click(inBar);
  expect(toasts).toMatchObject([{ text: 'Product added to cart!' }]);
});

test('offline it says at once that nothing was added, and asks nobody [SH-24] [CAT-16]', async () => {
  owner = fakeCart();
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { add, toasts } = await show();
  await add();
  expect(toasts).toMatchObject([{ kind: 'error', text: expect.stringMatching(/^You are offline: nothing was added/) }]);
  expect(owner.wishes).toEqual([]);
  onLine.mockRestore();
});

// With the cart down, the button said 'Adding…' until the page was closed.
test('while the cart does not answer the button can be pressed again, and a late answer leaves the page open [CAT-16]', async () => {
  const { add, path, toasts } = await show();
  await add();
  expect(screen.getByRole('button', { name: 'Adding…' })).toBeVisible();
  await pass(6000);
  expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  const before = path();
  await act(async () => {
    for (let n = 1; n < 50; n++) emit('cart:line-added', { requestId: `add-${n}`, productId: 7, quantity: 1 });
  });
  expect(toasts.at(-1)?.text).toBe('Product added to cart!');
  await pass(3000);
  expect(path()).toBe(before);
});
