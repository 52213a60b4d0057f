import { screen, waitFor } from '@testing-library/react';
import { $cartLines, $handOff } from 'shared-contracts';
import { renderPage } from 'shared-contracts/testing/render-page';
import { page as cart } from '../cart/page.tsx';
import { asha, priced, pricedCart, rememberCart, sofa } from '../testing/sample-cart.ts';
import { handOff, rememberHandOff } from '../testing/sample-hand-off.ts';

const payment = {
  PaymentId: 'pay_1',
  OrderId: 'order_1',
  amount: 9199900,
  currency: 'INR',
  PaidAtUTC: '2026-11-21T07:00:00.000Z',
};

function openCart(status: object) {
  rememberCart(sofa);
  rememberHandOff();
  return renderPage(cart, {
    path: '/Cart',
    loggedInAs: asha,
    api: { 'get-payment-status': status, 'cart-data': pricedCart([priced(sofa)]) },
  });
}

// The browser crashed after paying: the cart must not offer the same sofas for a second payment.
test('a hand-off that has been paid clears the cart and shows its order [PAY-08]', async () => {
  const { path, state } = await openCart({ state: 'paid', OrderNumber: 'KC-1', payment });
  await waitFor(() => expect(path()).toBe('/PaymentSuccess'));
  expect(state()).toMatchObject({ orderNumber: 'KC-1', userId: asha.UserID });
  expect([$cartLines.get(), $handOff.get()]).toEqual([[], null]);
});

test('one that was not paid leaves the cart as it is [PAY-08]', async () => {
  const { calls, path } = await openCart({ state: 'failed' });
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('get-payment-status'));
  expect(await screen.findByRole('link', { name: sofa.ProductName })).toBeVisible();
  expect(path()).toBe('/Cart');
  expect($handOff.get()).toEqual(handOff);
});
