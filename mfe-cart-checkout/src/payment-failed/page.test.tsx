import { screen } from '@testing-library/react';
import { installWords } from 'shared-contracts';
import { Arriving } from 'shared-contracts/testing/arriving';
import { renderPage } from 'shared-contracts/testing/render-page';
import { priced, pricedCart, sofa } from '../testing/sample-cart.ts';
import { rememberHandOff } from '../testing/sample-hand-off.ts';
import arabic from '../words.ar.ts';
import { page } from './page.tsx';

test('says that the payment failed and what to do [PAY-10]', async () => {
  const { user, path } = await renderPage(page, { path: '/PaymentFailed' });
  expect(screen.getByRole('heading', { level: 1, name: 'Payment Failed!' })).toBeVisible();
  expect(screen.getByText(/not successful. Please check your payment information and try again/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Return Home' }));
  expect(path()).toBe('/');
});

test.each([
  [{ closedUncharged: true }, 'You closed the payment. Nothing has been charged.', 0],
  [{ closedUncharged: 'perhaps' }, 'Payment Failed!', 1],
])('with the state %j it says first: %s [PAY-09] [PAY-18]', async (state, title, refunds) => {
  const { user } = await renderPage(
    <Arriving at="/PaymentFailed" state={state}>
      <page.Component data={undefined} />
    </Arriving>,
    { path: '/PaymentFailed' },
  );
  await user.click(screen.getByRole('link', { name: 'Arrive' }));
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.queryAllByText(/your bank will refund it automatically/)).toHaveLength(refunds);
  expect(screen.getByRole('link', { name: 'Try again' })).toBeVisible();
});

test('Try again opens /payment, which first checks whether the last attempt was paid [PAY-10]', async () => {
  const { user, path } = await renderPage(page, { path: '/PaymentFailed' });
  await user.click(screen.getByRole('link', { name: 'Try again' }));
  expect(path()).toBe('/payment');
});

test('in Arabic it links to the Arabic pages [SH-16]', async () => {
  installWords('cart-checkout', 'ar', arabic);
  const { user, path } = await renderPage(page, { path: '/PaymentFailed', language: 'ar' });
  expect(screen.getByRole('heading', { level: 1, name: 'فشل الدفع!' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'حاول مرة أخرى' }));
  expect(path()).toBe('/ar/payment');
});

test('shows what the payment was for, its amount, and where the money is [PAY-18]', async () => {
  rememberHandOff();
  await renderPage(page, { path: '/PaymentFailed', api: { 'cart-data': pricedCart([priced(sofa)]) } });
  expect(await screen.findByText(sofa.ProductName)).toBeVisible();
  expect(screen.getByText('Not paid').closest('p')).toHaveTextContent('₹91,999');
  expect(screen.getByText(/your bank will refund it automatically/)).toBeVisible();
  expect(screen.getByText('a-key-of-this-intent').closest('details')).not.toHaveAttribute('open');
});

test('a hand-off that cannot be read shows no purchase [PAY-18]', async () => {
  rememberHandOff({ cartJsonData: 'nonsense' });
  await renderPage(page, { path: '/PaymentFailed' });
  expect(screen.getByText(/No order was placed/)).toBeVisible();
  expect(screen.queryByText('Not paid')).not.toBeInTheDocument();
});
