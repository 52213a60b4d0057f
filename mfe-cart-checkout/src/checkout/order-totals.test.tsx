import { screen } from '@testing-library/react';
import { cartPricesOf } from 'shared-contracts/domain/cart-prices';
import { fromRupees } from 'shared-contracts/domain/money';
import { renderPage } from 'shared-contracts/testing/render-page';
import { itemOf } from '../pricing/cart-items.ts';
import { reviewLine } from '../pricing/review-line.ts';
import { priced, pricedCart, sofa } from '../testing/sample-cart.ts';
import { OrderTotals } from './order-totals.tsx';

// A coupon that took off the whole price left ₹1 to pay, and nothing text why.
test.each([
  [99, 'The minimum amount to pay is ₹1, so the discount is limited.'],
  [98, null],
  [0, null],
])('of goods for ₹100 less ₹%i it says %j [PAY-04]', async (discount, text) => {
  const cart = pricedCart([priced(sofa, { Price: 100, DiscountedPrice: 100 })], { discount, total: 100 - discount });
  const prices = cartPricesOf(cart);
  const line = { ...reviewLine(itemOf(sofa), prices), lineTotal: fromRupees(100) };
  await renderPage(<OrderTotals prices={prices} lines={[line]} />);
  if (text) expect(screen.getByText(text)).toBeVisible();
  else expect(screen.queryByText(/discount is limited/)).toBeNull();
});
