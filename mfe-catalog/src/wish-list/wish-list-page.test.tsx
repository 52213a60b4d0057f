import { screen, waitFor } from '@testing-library/react';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { fakeCart } from '../testing/fake-cart.ts';
import { listItem } from '../testing/sample-catalogue.ts';
import { page } from './page.tsx';

const wish = (...ids: number[]) => localStorage.setItem('store:wishList', JSON.stringify(ids));
const answer = ({ ProductIds }: { ProductIds: string }) =>
  ProductIds.split(',').map((id) => listItem({ ProductId: Number(id), ProductName: `Sofa ${id}` }));

const show = (options: Parameters<typeof renderPage<undefined>>[1] = {}) =>
  renderPage(page, { path: '/wishlist', api: { 'get-products-list-by-ids': answer }, ...options });

test('the wish list of this browser is shown, the newest wish first [CAT-24]', async () => {
  wish(3, 5);
  const { calls } = await show();
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(calls).toMatchObject([{ name: 'get-products-list-by-ids', request: { ProductIds: '5,3' } }]);
});

test('a removed product disappears at once, without another call [CAT-24]', async () => {
  wish(3, 5);
  const { user, calls } = await show();
  await user.click(await screen.findByRole('button', { name: 'Remove Sofa 3 from your wish list' }));
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(calls).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a product that is no longer sold is reported, and can be taken off the list [CAT-24]', async () => {
  wish(3, 5);
  const left = {
    ProductId: 3,
    ProductName: 'Oslo Chair',
    CategorySlug: 'chairs',
    Slug: 'oslo-chair',
    IsRecalled: true,
  };
  const api = { 'get-products-list-by-ids': [listItem({ ProductId: 5 })], 'get-withdrawn-products': [left] };
  const { user, calls } = await show({ api });
  expect(await screen.findByText('1 item is no longer sold')).toBeInTheDocument();
  expect(await screen.findByText(/^Oslo Chair/)).toBeInTheDocument();
  const advice = screen.getByRole('link', { name: 'recalled: read what to do' });
  expect(advice).toHaveAttribute('href', '/collections/chairs/oslo-chair');
  expect(calls.at(-1)).toMatchObject({ name: 'get-withdrawn-products', request: { ProductIds: '3' } });
  await user.click(screen.getByRole('button', { name: 'Remove them from the list' }));
  expect(screen.queryByText(/no longer sold/)).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(JSON.parse(localStorage.getItem('store:wishList') ?? '')).toEqual([5]);
});

test('a list longer than the limit of one call is shown whole [CAT-24]', async () => {
  wish(...Array.from({ length: 60 }, (_, index) => index + 1));
  const { calls } = await show();
  expect(await screen.findByText('60 items')).toBeInTheDocument();
  expect(calls).toHaveLength(2);
});

test('without wishes it says so and leads to the furniture [CAT-24]', async () => {
  await show();
  expect(screen.getByRole('heading', { name: 'Your wish list is empty' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all furniture' })).toHaveAttribute('href', '/ProductListing');
});

test('before the stored wishes are read it waits in the shape of what comes, as the server shows it [CAT-24]', async () => {
  wish(3);
  await show({ storageReady: false });
  expect(screen.getByRole('status', { name: 'Loading…' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Your wish list is empty' })).not.toBeInTheDocument();
});

test('a load that fails can be tried again [CAT-24]', async () => {
  wish(3);
  let attempts = 0;
  const { user } = await show({
    api: { 'get-products-list-by-ids': () => (attempts++ === 0 ? reply.problem(500) : [listItem({ ProductId: 3 })]) },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Your wish list could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('article')).toBeInTheDocument();
});

test('an item moves from the list to the cart [CAT-31]', async () => {
  wish(3, 5);
  const cart = fakeCart();
  const { user, toasts } = await show();
  await user.click(await screen.findByRole('button', { name: 'Move to cart: Sofa 3' }));
  await waitFor(() => expect(JSON.parse(localStorage.getItem('store:wishList') ?? '')).toEqual([5]));
  expect(cart.wishes).toMatchObject([{ productId: 3, quantity: 1 }]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(toasts).toMatchObject([{ kind: 'success', text: 'Moved to your cart' }]);
  cart.stop();
});

test('an item that the cart refuses stays on the list, and the reason is next to it [CAT-31]', async () => {
  wish(3);
  const cart = fakeCart({ reason: 'out-of-stock' });
  const { user, toasts } = await show();
  await user.click(await screen.findByRole('button', { name: 'Move to cart: Sofa 3' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This product is out of stock.');
  expect(JSON.parse(localStorage.getItem('store:wishList') ?? '')).toEqual([3]);
  expect(toasts).toEqual([]);
  cart.stop();
});

test('what is sold out cannot be moved to the cart [CAT-31]', async () => {
  wish(3);
  await show({ api: { 'get-products-list-by-ids': [listItem({ ProductId: 3, StockStatus: 'Out of stock' })] } });
  await screen.findByRole('article');
  expect(screen.queryByRole('button', { name: /Move to cart/ })).not.toBeInTheDocument();
});
