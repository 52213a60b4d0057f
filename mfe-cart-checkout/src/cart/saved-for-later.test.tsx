import { screen, waitFor, within } from '@testing-library/react';
import { $cartLines, $wishList, emit, on } from 'shared-contracts';
import { renderPage } from 'shared-contracts/testing/render-page';
import { priced, pricedCart, rememberCart, sofa, stool } from '../testing/sample-cart.ts';
import { page } from './page.tsx';

const wished = (ProductId: number, StockStatus = 'In stock') => ({
  ProductId,
  ProductName: ProductId === sofa.ProductId ? sofa.ProductName : `Item ${ProductId}`,
  CategoryName: 'Sofas',
  CategorySlug: 'sofas',
  Slug: `product-${ProductId}`,
  Price: 3200,
  OldPrice: null,
  TotalRecords: 1,
  VendorName: 'Kashtha',
  Rating: null,
  TotalReviews: 0,
  MarkAsNew: false,
  StockStatus,
  Image: { Url: '/media/1', Alt: '', Width: 800, Height: 800, Placeholder: '' },
  SecondImage: null,
});

const openCart = (soldOut: readonly number[] = []) =>
  renderPage(page, {
    path: '/Cart',
    api: {
      'cart-data': pricedCart([priced(sofa), priced(stool)]),
      'get-products-list-by-ids': ({ ProductIds }: { ProductIds: string }) =>
        ProductIds.split(',').map((id) =>
          wished(Number(id), soldOut.includes(Number(id)) ? 'Out of stock' : undefined),
        ),
    },
  });

const saved = () => screen.findByRole('region', { name: 'Saved for later' });
const wish = (...ids: number[]) => localStorage.setItem('store:wishList', JSON.stringify(ids));

test('a line saved for later leaves the cart for the wish list, and can be moved back [CAT-31]', async () => {
  rememberCart(sofa, stool);
  const { user } = await openCart();
  await user.click(screen.getByRole('button', { name: `Save for later: ${sofa.ProductName}` }));
  expect($cartLines.get().map(({ ProductId }) => ProductId)).toEqual([stool.ProductId]);
  expect($wishList.get()).toEqual([sofa.ProductId]);
  const stop = on('catalog:add-to-cart-requested', ({ requestId, productId, quantity }) => {
    $cartLines.set([...$cartLines.get(), { ...sofa, Quantity: quantity }]);
    emit('cart:line-added', { requestId, productId, quantity });
  });
  await user.click(within(await saved()).getByRole('button', { name: `Move to cart: ${sofa.ProductName}` }));
  await waitFor(() => expect($wishList.get()).toEqual([]));
  expect($cartLines.get().map(({ ProductId }) => ProductId)).toEqual([stool.ProductId, sofa.ProductId]);
  expect(screen.getByText(`${sofa.ProductName} is in your cart.`)).toBeInTheDocument();
  stop();
});

test('Undo brings a saved line back with its quantity, and takes it off the wish list [CAT-31]', async () => {
  rememberCart(sofa, stool);
  const { user } = await openCart();
  await user.click(screen.getByRole('button', { name: `Save for later: ${sofa.ProductName}` }));
  await user.click(screen.getByRole('button', { name: `Undo saving ${sofa.ProductName}` }));
  expect($cartLines.get()).toMatchObject([{ ProductId: sofa.ProductId, Quantity: sofa.Quantity }, {}]);
  expect($wishList.get()).toEqual([]);
});

test('Undo of a saved line keeps an item that was on the wish list before [CAT-31]', async () => {
  rememberCart(sofa, stool);
  wish(sofa.ProductId);
  const { user } = await openCart();
  await user.click(screen.getByRole('button', { name: `Save for later: ${sofa.ProductName}` }));
  await user.click(screen.getByRole('button', { name: `Undo saving ${sofa.ProductName}` }));
  expect($wishList.get()).toEqual([sofa.ProductId]);
});

test('an item that cannot be moved stays, and is said to [CAT-31]', async () => {
  rememberCart(stool);
  wish(3);
  const { user } = await openCart();
  const stop = on('catalog:add-to-cart-requested', ({ requestId, productId }) =>
    emit('cart:line-refused', { requestId, productId, reason: 'unavailable' }),
  );
  await user.click(within(await saved()).getByRole('button', { name: 'Move to cart: Item 3' }));
  expect(await screen.findByText('Item 3 could not be moved to your cart.')).toBeInTheDocument();
  expect($wishList.get()).toEqual([3]);
  stop();
});

test('the last item moved into an empty cart is announced, and the focus goes to the heading of the cart [CAT-31]', async () => {
  wish(stool.ProductId);
  const { user } = await openCart();
  const stop = on('catalog:add-to-cart-requested', ({ requestId, productId, quantity }) => {
    $cartLines.set([{ ...stool, Quantity: quantity }]);
    emit('cart:line-added', { requestId, productId, quantity });
  });
  const name = `Item ${stool.ProductId}`;
  await user.click(within(await saved()).getByRole('button', { name: `Move to cart: ${name}` }));
  expect(await screen.findByText(`${name} is in your cart.`)).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Saved for later' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  stop();
});

test('two quick presses move an item once [CAT-31]', async () => {
  rememberCart(stool);
  wish(3);
  const { user } = await openCart();
  const requested: string[] = [];
  const stop = on('catalog:add-to-cart-requested', ({ requestId }) => requested.push(requestId));
  await user.dblClick(within(await saved()).getByRole('button', { name: 'Move to cart: Item 3' }));
  expect(requested).toHaveLength(1);
  stop();
});

test('an empty cart still shows what was saved; what is sold out has no button [CAT-31]', async () => {
  wish(3, 5);
  await openCart([5]);
  const items = within(await saved());
  expect(items.getByRole('link', { name: 'Your wish list' })).toHaveAttribute('href', '/wishlist');
  expect(items.getAllByRole('button')).toHaveLength(1);
  expect(items.getByText('Sold out')).toBeVisible();
});
