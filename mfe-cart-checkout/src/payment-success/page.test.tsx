import { screen } from '@testing-library/react';
import { installWords } from 'shared-contracts';
import { renderPage } from 'shared-contracts/testing/render-page';
import { Arriving } from '../testing/arriving.tsx';
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

async function arriveWith(state: unknown, language: 'en' | 'ar' = 'en') {
  const rendered = await renderPage(<Arriving at="/PaymentSuccess" state={state} page={page} />, {
    path: '/PaymentSuccess',
    language,
  });
  await rendered.user.click(screen.getByRole('link'));
  return rendered;
}

test('thanks with the amount in rupees and every id of the payment [PAY-08]', async () => {
  await arriveWith(receipt);
  expect(screen.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible();
  expect(screen.getByText(/payment of ₹91,999.50/)).toBeVisible();
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual(['KC-1', 'pay_1', 'order_1', 'pay_1', '₹91,999.50 INR', '21 November 2026 at 12:30 pm']);
});

test('Continue Shopping goes home [PAY-10]', async () => {
  const { user, path } = await arriveWith(receipt);
  await user.click(screen.getByRole('link', { name: 'Continue Shopping' }));
  expect(path()).toBe('/');
});

test.each([
  ['no state', undefined],
  ['another page’s state', { from: '/profile' }],
  ['a nonsense amount', { ...receipt, amount: 'much' }],
])('%s: no payment details, and a way home [PAY-10]', async (_, state) => {
  const { user, path } = await arriveWith(state);
  expect(screen.getByRole('heading', { name: 'No payment details found' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Return Home' }));
  expect(path()).toBe('/');
});

test('in Arabic the digits stay Latin [SH-16]', async () => {
  installWords('cart-checkout', 'ar', arabic);
  await arriveWith(receipt, 'ar');
  expect(screen.getByRole('heading', { name: 'شكرًا لطلبك' })).toBeVisible();
  expect(screen.getByText('₹91,999.50 INR')).toBeVisible();
});
