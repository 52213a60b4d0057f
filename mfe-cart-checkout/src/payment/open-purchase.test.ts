import { waitFor } from '@testing-library/dom';
import { $cartLines, $handOff, connectStorage, logIn, logOut, on } from 'shared-contracts';
import { fakeApi } from 'shared-contracts/testing/fake-api';
import { asha, rememberCart, sofa } from '../testing/sample-cart.ts';
import { handOff, rememberHandOff } from '../testing/sample-hand-off.ts';
import { headless } from './open-purchase.ts';

const payment = {
  PaymentId: 'pay_1',
  OrderId: 'order_1',
  amount: 9199900,
  currency: 'INR',
  PaidAtUTC: '2026-11-21T07:00:00.000Z',
};

const stops: (() => void)[] = [];

/** A visit to `path` with an open hand-off in the browser; what the server knows of it is `status`. */
function visit(path: string, status: object) {
  history.replaceState(null, '', path);
  rememberCart(sofa);
  rememberHandOff();
  const { api, calls } = fakeApi({ 'get-payment-status': status }, () => ({ token: 't', userId: String(asha.UserID) }));
  const ledTo: string[] = [];
  stops.push(on('shell:navigation-requested', (request) => void ledTo.push(request.path)));
  stops.push(headless.start({ api }));
  stops.push(connectStorage(window));
  logIn(asha, 't');
  return { calls, ledTo };
}

beforeEach(() => {
  localStorage.setItem('user', JSON.stringify(asha));
  localStorage.setItem('Token', 't');
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  logOut();
  $cartLines.set([]);
  $handOff.set(null);
  localStorage.clear();
});

// The phone's battery died in the payment window; the bank had already taken the money.
test('a purchase that was paid after all clears the cart on the next visit and shows its order [PAY-08]', async () => {
  const { ledTo } = visit('/collections/sofas', { state: 'paid', OrderNumber: 'KC-1', payment });
  await waitFor(() => expect(ledTo).toEqual(['/myorders/KC-1']));
  expect([$cartLines.get(), $handOff.get()]).toEqual([[], null]);
});

test('one that was not paid stays as it is [PAY-08]', async () => {
  const { calls, ledTo } = visit('/', { state: 'failed' });
  await waitFor(() => expect(calls.map(({ name }) => name)).toEqual(['get-payment-status']));
  expect(ledTo).toEqual([]);
  expect($handOff.get()).toEqual(handOff);
});

test.each(['/Cart', '/Checkout', '/payment', '/PaymentSuccess', '/ar/payment'])(
  '%s looks after the purchase itself [PAY-08]',
  async (path) => {
    const { calls } = visit(path, { state: 'paid', OrderNumber: 'KC-1', payment });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(calls).toEqual([]);
  },
);
