import { screen, within } from '@testing-library/react';
import { renderPage } from 'shared-contracts/testing/render-page';
import { priced, pricedCart, rememberCart, sofa, stool } from '../testing/sample-cart.ts';
import { page } from './page.tsx';

const openCart = (product = priced(sofa), prices: Parameters<typeof pricedCart>[1] = {}) =>
  renderPage(page, { path: '/Cart', api: { 'cart-data': pricedCart([product, priced(stool)], prices) } });
const summary = () => within(screen.getByRole('region', { name: 'Order summary' }));

test('struck prices are shown on their lines and their saving in the summary [CART-01] [CART-02]', async () => {
  rememberCart(sofa, stool);
  await openCart(priced(sofa, { OldPrice: 50000 }));
  expect(await screen.findByText('₹50,000')).toBeVisible();
  // Two sofas at 45,999.50 instead of 50,000.
  expect(summary().getByText('₹8,001')).toBeVisible();
});

test('without struck prices no saving is claimed [CART-01]', async () => {
  rememberCart(sofa, stool);
  await openCart();
  await screen.findByRole('link', { name: sofa.ProductName });
  expect(summary().queryByText('You save')).not.toBeInTheDocument();
});

test('the disabled button says why, and enabled it says nothing [CART-01]', async () => {
  rememberCart(sofa, stool);
  const { user } = await openCart();
  const checkOut = screen.getByRole('button', { name: 'Check Out' });
  expect(checkOut).toHaveAccessibleDescription('Please accept the terms and conditions to check out.');
  await user.click(screen.getByRole('checkbox', { name: /terms and conditions/i }));
  expect(checkOut).toBeEnabled();
  expect(checkOut).not.toHaveAccessibleDescription();
});

test('the days of arrival are shown [CAT-30]', async () => {
  rememberCart(sofa, stool);
  await openCart();
  const days = await screen.findByText(/^Arrives by \w+ \d+ \w+$/);
  expect(days).toBeVisible();
  // It comes with the prices: above the lines it would move them.
  expect(screen.getByRole('list', { name: 'Items in your cart' }).compareDocumentPosition(days)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test('a pincode that is not served is said before paying [CAT-30]', async () => {
  rememberCart(sofa, stool);
  localStorage.setItem('store:pincode', '560001');
  await openCart(priced(sofa), { arrivalDays: null, isServed: false });
  expect(await screen.findByText('We do not deliver to 560001.')).toBeVisible();
});

test('they are those of the pincode that was checked last [CAT-30]', async () => {
  rememberCart(sofa, stool);
  localStorage.setItem('store:pincode', '560001');
  await openCart(priced(sofa));
  expect(await screen.findByText(/^Arrives at 560001 by \w+ \d+ \w+$/)).toBeVisible();
});
