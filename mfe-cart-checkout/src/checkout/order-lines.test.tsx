import { screen } from '@testing-library/react';
import { $cartLines, $handOff } from 'shared-contracts';
import type { FakeAnswer } from 'shared-contracts/testing/fake-api';
import { renderPage } from 'shared-contracts/testing/render-page';
import { server } from '../testing/open-checkout.tsx';
import { asha, priced, pricedCart, rememberCart, sofa } from '../testing/sample-cart.ts';
import { page } from './page.tsx';

/** /Checkout with two sofas of which the server says this. */
async function openWith(cartData: FakeAnswer) {
  rememberCart(sofa);
  return renderPage(page, { path: '/Checkout', loggedInAs: asha, api: { ...server, 'cart-data': cartData } });
}

test('a higher price must be accepted before paying [CART-04] [PAY-07]', async () => {
  const { user, path } = await openWith(pricedCart([priced(sofa, { Price: 47000, DiscountedPrice: 47000 })]));
  expect(await screen.findByText('The price changed from ₹45,999.50 to ₹47,000 since you added it.')).toBeVisible();
  const payNow = screen.getByRole('button', { name: 'Pay Now' });
  expect(payNow).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Accept the new price' }));
  await user.click(payNow);
  expect(path()).toBe('/payment');
  expect($handOff.get()?.amount).toBe('94000.00');
});

test('a sold-out line is explained, cannot be paid, and can be removed [CART-04]', async () => {
  const { user } = await openWith(pricedCart([priced(sofa, { StockQuantity: 0 })]));
  expect(await screen.findByText('Sold out. Remove it to continue.')).toBeVisible();
  expect(screen.getByText(/Something in your cart has changed/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pay Now' })).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Back to cart' })).toHaveAttribute('href', '/Cart');
  await user.click(screen.getByRole('button', { name: 'Remove this item' }));
  expect($cartLines.get()).toEqual([]);
  expect(screen.getByText(/Your cart is empty/)).toBeVisible();
});

test('fewer units than requested are offered in their place [CART-04]', async () => {
  const { user } = await openWith(pricedCart([priced(sofa, { StockQuantity: 1 })]));
  await user.click(await screen.findByRole('button', { name: 'Change to 1' }));
  expect($cartLines.get()).toEqual([{ ...sofa, Quantity: 1 }]);
});
