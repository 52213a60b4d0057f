import { act, screen, waitFor, within } from '@testing-library/react';
import { $cartLines, installWords } from 'shared-contracts';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { priced, pricedCart, rememberCart, sofa, stool } from '../testing/sample-cart.ts';
import arabic from '../words.ar.ts';
import { page } from './page.tsx';

/** cart-data as the server would answer for what the cart now holds. */
function pricing({ cartJsonData }: { readonly cartJsonData: string }) {
  const requested = JSON.parse(cartJsonData) as { ProductId: number; Quantity: number }[];
  return pricedCart(
    requested.map(({ ProductId, Quantity }) => priced({ ...(ProductId === sofa.ProductId ? sofa : stool), Quantity })),
  );
}

const openCart = (answer: unknown = pricing) => renderPage(page, { path: '/Cart', api: { 'cart-data': answer } });

const lineOf = (name: string) => {
  const line = screen.getAllByRole('listitem').find((item) => within(item).queryByText(name));
  if (!line) throw new Error(`no line of ${name}`);
  return within(line);
};

test('shows each line with material, unit price, quantity and line total, and the subtotal [CART-01] [CART-02]', async () => {
  rememberCart(sofa, stool);
  await openCart();
  const line = lineOf(sofa.ProductName);
  expect(line.getByText('Sheesham wood')).toBeVisible();
  expect(line.getByText('₹45,999.50')).toBeVisible();
  expect(line.getByRole('textbox', { name: /quantity of aranya/i })).toHaveValue('2');
  expect(line.getByText('₹91,999')).toBeVisible();
  expect(await line.findByRole('link', { name: sofa.ProductName })).toHaveAttribute(
    'href',
    '/collections/sofas/product-7',
  );
  expect(within(screen.getByRole('region', { name: 'Order summary' })).getByText('₹95,199')).toBeVisible();
});

test('an empty cart shows no cart but a way back to shopping [CART-01]', async () => {
  const { user, path } = await openCart();
  expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Check Out' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Start shopping' }));
  expect(path()).toBe('/ProductListing');
});

test('the server renders a frame without the shopper’s cart [CART-05]', async () => {
  rememberCart(sofa);
  await renderPage(page, { path: '/Cart', storageReady: false });
  expect(screen.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  expect(screen.queryByText(sofa.ProductName)).not.toBeInTheDocument();
});

test('Check Out is enabled only when the terms, unticked in advance, are ticked and leads to /Checkout [CART-01] [CON-07]', async () => {
  rememberCart(sofa);
  const { user, path } = await openCart();
  const terms = screen.getByRole('checkbox', { name: /terms and conditions/i });
  const checkOut = screen.getByRole('button', { name: 'Check Out' });
  expect(terms).not.toBeChecked();
  expect(checkOut).toBeDisabled();
  expect(screen.getByRole('link', { name: 'terms and conditions' })).toHaveAttribute('href', '/pages/terms');
  await user.click(terms);
  await user.click(checkOut);
  expect(path()).toBe('/Checkout');
});

// A guide to download had a stepper, and a maximum.
test('a download has no quantity to choose and says how it comes [CART-02] [CAT-13]', async () => {
  rememberCart(stool);
  const guide = priced(stool, { IsDigitalProduct: true, OrderMaximumQuantity: 1 });
  await openCart(pricedCart([guide], { arrivalDays: null }));
  const line = lineOf(stool.ProductName);
  expect(await line.findByText('Download after payment')).toBeVisible();
  expect(line.queryByRole('textbox')).not.toBeInTheDocument();
  expect(line.queryByText(/Cannot add more/)).not.toBeInTheDocument();
  expect(screen.queryByText(/^Arrives/)).not.toBeInTheDocument();
});

test('minus stops at 1, plus is disabled at the maximum [CART-02]', async () => {
  rememberCart({ ...sofa, Quantity: 4 });
  const { user } = await openCart();
  const line = lineOf(sofa.ProductName);
  const plus = line.getByRole('button', { name: 'Increase quantity' });
  const minus = line.getByRole('button', { name: 'Decrease quantity' });
  expect(line.queryByText(/Cannot add more/)).not.toBeInTheDocument();
  await user.click(plus);
  expect(plus).toBeDisabled();
  expect(line.getByText('Cannot add more than 5 items for this product')).toBeVisible();
  for (let presses = 0; presses < 4; presses++) await user.click(minus);
  expect(minus).toBeDisabled();
  expect($cartLines.get()).toEqual([{ ...sofa, Quantity: 1 }]);
});

// Plus and minus were silent; at the maximum a second region spoke too.
test('a change of quantity is announced once, with its total and the limit [CART-02]', async () => {
  rememberCart({ ...sofa, Quantity: 3 });
  const { user } = await openCart();
  const spoken = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .filter(Boolean);
  const before = spoken();
  const announced = () => spoken().filter((text) => !before.includes(text));
  const plus = screen.getByRole('button', { name: 'Increase quantity' });
  await user.click(plus);
  expect(announced()).toEqual([`${sofa.ProductName}: 4 items, ₹1,83,998.`]);
  await user.click(plus);
  expect(announced()).toEqual([
    `${sofa.ProductName}: 5 items, ₹2,29,997.50. Cannot add more than 5 items for this product`,
  ]);
});

test('quick presses are one question to the server [CART-04]', async () => {
  rememberCart({ ...sofa, Quantity: 1 });
  const { user, calls } = await openCart();
  await waitFor(() => expect(calls).toHaveLength(1));
  const plus = screen.getByRole('button', { name: 'Increase quantity' });
  for (let presses = 0; presses < 3; presses++) await user.click(plus);
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls.at(-1)?.request).toMatchObject({ cartJsonData: JSON.stringify([{ ProductId: 7, Quantity: 4 }]) });
});

test('Remove deletes the line at once, Undo brings it back into its place [CART-02]', async () => {
  rememberCart(sofa, stool);
  const { user } = await openCart();
  await user.click(screen.getByRole('button', { name: `Remove ${sofa.ProductName}` }));
  expect($cartLines.get()).toEqual([stool]);
  const undo = screen.getByRole('button', { name: `Undo removing ${sofa.ProductName}` });
  expect(undo).toHaveFocus();
  expect(screen.getByText(`${sofa.ProductName} was removed.`, { selector: '[role=status]' })).toBeInTheDocument();
  await user.click(undo);
  expect($cartLines.get()).toEqual([sofa, stool]);
  expect(screen.getByText(`${sofa.ProductName} is back in your cart.`)).toBeInTheDocument();
  // The removed Undo button had the focus, which returns to the line.
  expect(screen.getByRole('button', { name: `Remove ${sofa.ProductName}` })).toHaveFocus();
});

test('lines removed one after the other come back in their order [CART-02]', async () => {
  rememberCart(sofa, stool);
  const { user } = await openCart();
  await user.click(screen.getByRole('button', { name: `Remove ${sofa.ProductName}` }));
  await user.click(screen.getByRole('button', { name: `Remove ${stool.ProductName}` }));
  await user.click(screen.getByRole('button', { name: `Undo removing ${stool.ProductName}` }));
  await user.click(screen.getByRole('button', { name: `Undo removing ${sofa.ProductName}` }));
  expect($cartLines.get()).toEqual([sofa, stool]);
});

test('the order note is stored under its key [CART-01]', async () => {
  rememberCart(sofa);
  const { user } = await openCart();
  await user.type(screen.getByRole('textbox', { name: 'Order note' }), 'Third floor');
  expect(localStorage.getItem('orderNote')).toBe('Third floor');
});

test('a price that has risen is pointed out on its line and waits to be accepted [CART-04]', async () => {
  rememberCart(sofa);
  const { user } = await openCart(pricedCart([priced(sofa, { DiscountedPrice: 47000 })]));
  expect(await screen.findByText('The price changed from ₹45,999.50 to ₹47,000 since you added it.')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Order summary' })).getByText('₹94,000')).toBeVisible();
  await user.click(screen.getByRole('checkbox'));
  expect(screen.getByRole('button', { name: 'Check Out' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Accept the new price' }));
  expect($cartLines.get()).toEqual([{ ...sofa, Price: 47000 }]);
  expect(screen.queryByText(/The price changed/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Check Out' })).toBeEnabled();
});

test('a lower price is pointed out and does not block checkout [CART-04]', async () => {
  rememberCart(sofa);
  const { user, path } = await openCart(pricedCart([priced(sofa, { DiscountedPrice: 40000 })]));
  expect(await screen.findByText('The price changed from ₹45,999.50 to ₹40,000 since you added it.')).toBeVisible();
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Check Out' }));
  expect(path()).toBe('/Checkout');
  expect($cartLines.get()).toEqual([{ ...sofa, Price: 40000 }]);
});

test.each([
  ['sold out', pricedCart([priced(sofa, { StockQuantity: 0 })]), 'Sold out. Remove it to continue.'],
  ['discontinued', pricedCart([], { unknown: [sofa.ProductId] }), 'No longer sold. Remove it to continue.'],
])('a %s product is pointed out and blocks checkout [CART-04]', async (_, answer, text) => {
  rememberCart(sofa);
  const { user } = await openCart(answer);
  expect(await screen.findByText(text)).toBeVisible();
  await user.click(screen.getByRole('checkbox'));
  expect(screen.getByRole('button', { name: 'Check Out' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Remove this item' }));
  expect($cartLines.get()).toEqual([]);
  expect(screen.getByRole('button', { name: `Undo removing ${sofa.ProductName}` })).toBeVisible();
});

test('more than there is can be brought down to what is left [CART-04]', async () => {
  rememberCart(sofa);
  const { user } = await openCart(pricedCart([priced(sofa, { StockQuantity: 1 })]));
  await user.click(await screen.findByRole('button', { name: 'Change to 1' }));
  expect($cartLines.get()).toEqual([{ ...sofa, Quantity: 1 }]);
});

test('an unavailable server leaves the stored cart and offers Retry [CART-04]', async () => {
  rememberCart(sofa);
  let unavailable = true;
  const { user } = await openCart((request: { cartJsonData: string }) =>
    unavailable ? reply.problem(500) : pricing(request),
  );
  expect(await screen.findByText(/could not be checked/)).toBeVisible();
  expect(screen.getByText(sofa.ProductName)).toBeVisible();
  unavailable = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: sofa.ProductName })).toBeVisible();
  expect(screen.queryByText(/could not be checked/)).not.toBeInTheDocument();
});

test('what another tab adds appears here [CART-05]', async () => {
  rememberCart(sofa);
  await openCart();
  const newValue = JSON.stringify([sofa, stool]);
  localStorage.setItem('cartItems', newValue);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'cartItems', newValue })));
  expect(screen.getByText(stool.ProductName)).toBeVisible();
});

test('in Arabic its words are Arabic and its amounts keep their sign on the left [SH-16]', async () => {
  installWords('cart-checkout', 'ar', arabic);
  rememberCart(sofa);
  const answer = pricedCart([priced(sofa, { DiscountedPrice: 47000 })]);
  await renderPage(page, { path: '/Cart', language: 'ar', api: { 'cart-data': answer } });
  expect(screen.getByRole('heading', { level: 1, name: 'سلة التسوق' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'إتمام الشراء' })).toBeDisabled();
  expect(await screen.findByText(/\u2066₹45,999.50\u2069/)).toBeVisible();
});
