import { screen, waitFor } from '@testing-library/react';
import { $cartLines, $handOff, installWords } from 'shared-contracts';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { type FakeProvider, provideFakeProvider } from '../testing/fake-provider.ts';
import { opened, openPayment, server, starting } from '../testing/open-payment.tsx';
import { asha, priced, pricedCart, rememberCart, sofa } from '../testing/sample-cart.ts';
import { handOff, rememberHandOff } from '../testing/sample-hand-off.ts';
import arabic from '../words.ar.ts';
import { page } from './page.tsx';

let provider: FakeProvider;
beforeEach(() => {
  provider = provideFakeProvider();
});
afterEach(() => provider.remove());

const windowOpens = () => waitFor(() => expect(provider.opened).not.toHaveLength(0));

test('another total is shown line by line before paying, and paid only when accepted, as another intent [PAY-07]', async () => {
  const { user, calls } = await openPayment({
    ...starting(({ amount }: { amount: string }) =>
      amount === '95000.00' ? opened : reply.problem(409, { code: 'price-changed', total: 95000, lines: [] }),
    ),
    'cart-data': pricedCart([priced(sofa, { DiscountedPrice: 47000 })], { shippingSubTotal: 1000, total: 95000 }),
  });
  expect(await screen.findByRole('heading', { name: 'The total has changed' })).toBeVisible();
  await screen.findByText(`2 × ${sofa.ProductName}`);
  const read = (role: 'term' | 'definition') => screen.getAllByRole(role).map(({ textContent }) => textContent);
  expect(read('term')).toEqual([`2 × ${sofa.ProductName}`, 'Shipping', 'Previous total', 'New total']);
  expect(read('definition')).toEqual(['₹91,999 ₹94,000', '₹1,000', '₹91,999', '₹95,000']);
  expect(provider.opened).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Pay ₹95,000' }));
  await windowOpens();
  const accepted = calls.findLast(({ name }) => name === 'Get_Razor_Pay')?.request as typeof handOff;
  expect(accepted.amount).toBe('95000.00');
  expect(accepted.IdempotencyKey).not.toBe(handOff.IdempotencyKey);
  expect($handOff.get()?.amount).toBe('95000.00');
  // The cart stores the accepted price, so that no second confirmation is needed.
  expect($cartLines.get()).toEqual([{ ...sofa, Price: 47000 }]);
});

test('a new total offers a way back to the unchanged checkout [PAY-07]', async () => {
  const { user, path } = await openPayment({
    Get_Razor_Pay: reply.problem(409, { code: 'price-changed', total: 95000, lines: [] }),
    'cart-data': reply.problem(500),
  });
  await user.click(await screen.findByRole('link', { name: 'Back to checkout' }));
  expect(path()).toBe('/Checkout');
  expect($cartLines.get()).toEqual([sofa]);
});

test('a code that stopped applying is pointed out, with the total without it [PAY-04] [PAY-07]', async () => {
  rememberCart(sofa);
  rememberHandOff({ CouponCode: 'NEW5', amount: '87399.05' });
  await renderPage(page, {
    path: '/payment',
    loggedInAs: asha,
    api: {
      ...server,
      Get_Razor_Pay: reply.problem(409, { code: 'coupon-invalid', total: 91999, lines: [] }),
      'cart-data': pricedCart([priced(sofa)]),
    },
  });
  expect(await screen.findByText('The discount code no longer applies. You have not been charged.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pay ₹91,999' })).toBeVisible();
});

test('the key of another purchase is pointed out and dropped [PAY-06]', async () => {
  const { user, path } = await openPayment({ Get_Razor_Pay: reply.problem(409, { code: 'idempotency-conflict' }) });
  expect(await screen.findByText(/Your order details changed/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to cart' }));
  expect([path(), $handOff.get()]).toEqual(['/Cart', null]);
});

test('items that cannot be sold are named, with a way back to the cart [PAY-07]', async () => {
  const lines = [{ ProductId: sofa.ProductId, code: 'out-of-stock', Price: 45999.5, StockQuantity: 1 }];
  const { user, path } = await openPayment({
    Get_Razor_Pay: reply.problem(409, { code: 'out-of-stock', total: 91999, lines }),
  });
  expect(await screen.findByText(sofa.ProductName)).toBeVisible();
  expect(screen.getByText('Only 1 left')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Back to cart' }));
  expect(path()).toBe('/Cart');
  expect($handOff.get()).toBeNull();
});

test('a detail that the server refuses goes back to checkout', async () => {
  const errors = [{ path: 'DeliveryAddress.PostalCode', message: 'The PIN does not lie in the chosen state.' }];
  const { path } = await openPayment({ Get_Razor_Pay: reply.problem(400, { errors }) });
  await waitFor(() => expect(path()).toBe('/Checkout'));
});

test('in Arabic it is processed and refused in Arabic [SH-16]', async () => {
  installWords('cart-checkout', 'ar', arabic);
  rememberCart(sofa);
  rememberHandOff();
  await renderPage(page, {
    path: '/payment',
    language: 'ar',
    loggedInAs: asha,
    api: {
      ...server,
      Get_Razor_Pay: reply.problem(409, { code: 'price-changed', total: 95000, lines: [] }),
      'cart-data': pricedCart([priced(sofa)]),
    },
  });
  expect(await screen.findByRole('heading', { name: 'تغيّر الإجمالي' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'ادفع \u2066₹95,000\u2069' })).toBeVisible();
});

const held = [{ ProductId: sofa.ProductId, code: 'out-of-stock', Price: 45999.5, StockQuantity: 0, IsHeld: true }];
const refusedAsHeld = reply.problem(409, { code: 'out-of-stock', total: 91999, lines: held });
const standing = (State: string, Ahead = 0) => ({ State, Ahead, TurnSeconds: 180, AskAgainSeconds: 0 });

test('pieces in the payments of others can be waited for, and the payment goes on by itself [SCALE-07]', async () => {
  let [starts, asked] = [0, 0];
  const { calls } = await openPayment({
    Get_Razor_Pay: () => {
      starts += 1;
      return starts === 1 ? refusedAsHeld : opened;
    },
    'wait-for-pieces': () => {
      asked += 1;
      return asked > 40 ? standing('turn') : standing('waiting', asked > 20 ? 0 : 2);
    },
  });
  expect(await screen.findByRole('heading', { name: 'Someone else is paying for it' })).toBeVisible();
  expect(await screen.findByText('2 people are before you.')).toBeVisible();
  expect(await screen.findByText(/^You are next/)).toBeVisible();
  await windowOpens();
  expect(calls.find(({ name }) => name === 'wait-for-pieces')?.request).toEqual({
    Lines: [{ ProductId: sofa.ProductId, Quantity: 2 }],
  });
});

test('who leaves the line gives the place up and is back in the cart', async () => {
  const { user, calls, path } = await openPayment({
    Get_Razor_Pay: refusedAsHeld,
    'wait-for-pieces': { ...standing('waiting'), AskAgainSeconds: 60 },
  });
  await user.click(await screen.findByRole('button', { name: 'Leave the line' }));
  expect(path()).toBe('/Cart');
  await waitFor(() =>
    expect(calls.findLast(({ name }) => name === 'wait-for-pieces')?.request).toMatchObject({ Leave: true }),
  );
});

test('the line says honestly that the last piece is sold, and that a turn was missed', async () => {
  const answers = [standing('missed'), standing('sold-out')];
  const { user } = await openPayment({ Get_Razor_Pay: refusedAsHeld, 'wait-for-pieces': () => answers.shift() });
  expect(await screen.findByText(/the time to pay has run out/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Sold out')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Back to cart' })).toBeVisible();
});
