import { act, screen } from '@testing-library/react';
import { installWords, logIn, logOut } from 'shared-contracts';
import { Arriving } from 'shared-contracts/testing/arriving';
import { renderPage } from 'shared-contracts/testing/render-page';
import { personalReceipt } from '../payment/receipt.ts';
import { asha } from '../testing/sample-cart.ts';
import { handOff } from '../testing/sample-hand-off.ts';
import arabic from '../words.ar.ts';
import { page } from './page.tsx';

const receipt = {
  paymentId: 'pay_1',
  orderId: 'order_1',
  transactionId: 'pay_1',
  amount: 91999.5,
  currency: 'INR',
  timestamp: '2026-11-21T07:00:00.000Z',
  orderNumber: 'KC-1',
};
const stored = personalReceipt(receipt, handOff);

async function arriveWith(state: unknown, language: 'en' | 'ar' = 'en') {
  const rendered = await renderPage(
    <Arriving at="/PaymentSuccess" state={state}>
      <page.Component data={undefined} />
    </Arriving>,
    {
      path: '/PaymentSuccess',
      language,
      loggedInAs: asha,
    },
  );
  await rendered.user.click(screen.getByRole('link'));
  return rendered;
}

test('thanks with the amount in rupees and every id of the payment [PAY-08]', async () => {
  await arriveWith(stored);
  expect(screen.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible();
  expect(screen.getByText(/payment of ₹91,999.50/)).toBeVisible();
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual(['KC-1', 'pay_1', 'order_1', 'pay_1', '₹91,999.50 INR', '21 November 2026 at 12:30 pm']);
});

test('Continue Shopping goes home [PAY-10]', async () => {
  const { user, path } = await arriveWith(stored);
  await user.click(screen.getByRole('link', { name: 'Continue Shopping' }));
  expect(path()).toBe('/');
});

// Asha paid on the family's tablet and logged out. Her brother went Back from the login page and read what she had
// bought for, with every id of the payment.
test('only the logged-in buyer sees the receipt [ACC-15] [PAY-08]', async () => {
  await arriveWith(stored);
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
  expect(heading()).toBe('Thank you for your order');
  act(() => logOut());
  expect(heading()).toBe('No payment details found');
  act(() => logIn({ ...asha, UserID: asha.UserID + 1 }, 'token-2'));
  expect(heading()).toBe('No payment details found');
  expect(document.body).not.toHaveTextContent(/pay_1|KC-1/);
  act(() => logIn(asha, 'token-3'));
  expect(heading()).toBe('Thank you for your order');
});

test.each([
  ['no state', undefined],
  ['another page’s state', { from: '/profile' }],
  ['a nonsense amount', { ...stored, amount: 'much' }],
  ['a receipt without an owner', receipt],
])('%s: no payment details, and a way home [PAY-10]', async (_, state) => {
  const { user, path } = await arriveWith(state);
  expect(screen.getByRole('heading', { name: 'No payment details found' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Return Home' }));
  expect(path()).toBe('/');
});

test('in Arabic the digits stay Latin [SH-16]', async () => {
  installWords('cart-checkout', 'ar', arabic);
  await arriveWith(stored, 'ar');
  expect(screen.getByRole('heading', { name: 'شكرًا لطلبك' })).toBeVisible();
  expect(screen.getByText('₹91,999.50 INR')).toBeVisible();
});
