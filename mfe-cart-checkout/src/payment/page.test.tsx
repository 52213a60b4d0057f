import { act, screen, waitFor } from '@testing-library/react';
import { $cartLines, $checkoutMarker, $handOff, showInstalledWords } from 'shared-contracts';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { type FakeProvider, provideFakeProvider } from '../testing/fake-provider.ts';
import { opened, openPayment, paidStatus, server, starting } from '../testing/open-payment.tsx';
import { asha, rememberCart, sofa } from '../testing/sample-cart.ts';
import { handOff, rememberHandOff } from '../testing/sample-hand-off.ts';
import { page } from './page.tsx';

let provider: FakeProvider;
beforeEach(() => {
  provider = provideFakeProvider();
});
afterEach(() => provider.remove());

const windowOpens = () => waitFor(() => expect(provider.opened).not.toHaveLength(0));
const callNames = (calls: readonly { name: string }[]) => calls.map(({ name }) => name);

test('says that the payment is processed, on the server too [PAY-06]', async () => {
  await renderPage(page, { path: '/payment', storageReady: false });
  expect(screen.getByRole('status')).toHaveTextContent('Processing your payment, please wait...');
});

// It was sent to the server and refused, and the page offered Try again for ever.
test('another person’s hand-off is ignored: /Cart opens, and nothing is paid [PAY-06]', async () => {
  rememberCart(sofa);
  rememberHandOff({ UserID: asha.UserID + 1 });
  const { path, calls } = await renderPage(page, { path: '/payment', loggedInAs: asha, api: server });
  await waitFor(() => expect(path()).toBe('/Cart'));
  expect(callNames(calls)).toEqual(['get-checkout-draft']);
});

test('without a user it remembers the checkout and goes to /Login [PAY-06]', async () => {
  rememberHandOff();
  const { path } = await renderPage(page, { path: '/payment' });
  await waitFor(() => expect(path()).toBe('/Login'));
  expect(Number($checkoutMarker.get())).toBeGreaterThan(0);
});

test.each([
  ['no draft', { Parms: null }],
  ['another person’s draft', { Parms: JSON.stringify({ ...handOff, UserID: asha.UserID + 1 }) }],
  ['a draft of nonsense', { Parms: '{}' }],
  ['a server of an earlier release, which has no drafts', reply.problem(404)],
])('without a hand-off and with %s it goes to /Cart [PAY-06]', async (_, draft) => {
  const { path } = await renderPage(page, { path: '/payment', loggedInAs: asha, api: { 'get-checkout-draft': draft } });
  await waitFor(() => expect(path()).toBe('/Cart'));
});

// A phone that had discarded the page, or a browser that refuses storage, lost the purchase.
test('a browser that has lost the hand-off resumes from the draft, under the same key [PAY-06]', async () => {
  const draft = { 'get-checkout-draft': { Parms: JSON.stringify(handOff) } };
  const { calls } = await renderPage(page, { path: '/payment', loggedInAs: asha, api: { ...server, ...draft } });
  await windowOpens();
  expect(calls.find(({ name }) => name === 'Get_Razor_Pay')?.request).toMatchObject({
    amount: handOff.amount,
    IdempotencyKey: handOff.IdempotencyKey,
  });
  expect($handOff.get()).toEqual(handOff);
});

test('opens the provider’s window with the order, the store’s name, a yellow theme and the person’s details [PAY-08]', async () => {
  const { calls } = await openPayment();
  await windowOpens();
  expect(provider.opened[0]).toMatchObject({
    key: 'rzp_test_key',
    amount: 9199900,
    currency: 'INR',
    order_id: 'order_1',
    name: 'Kashtha & Co.',
    theme: { color: '#E2A52E' },
    prefill: { name: 'Asha Rao', email: 'asha@example.in', contact: '9845012345' },
    timeout: 720,
  });
  expect(calls.find(({ name }) => name === 'Get_Razor_Pay')?.request).toMatchObject({
    amount: '91999.00',
    IdempotencyKey: handOff.IdempotencyKey,
  });
});

test('a completed payment is verified, recorded and shown; only its lines leave the cart [PAY-08]', async () => {
  const { calls, path, state, toasts } = await openPayment();
  await windowOpens();
  act(() => provider.complete());
  await waitFor(() => expect(path()).toBe('/PaymentSuccess'));
  expect(state()).toMatchObject({ paymentId: 'pay_1', orderId: 'order_1', userId: asha.UserID });
  expect(callNames(calls)).toEqual(['Get_Razor_Pay', 'verify-payment', 'insert-transaction']);
  expect(calls[1]?.request).toEqual({ PaymentId: 'pay_1', OrderId: 'order_1', Signature: 'genuine' });
  expect(calls[2]?.request).toMatchObject({
    orderId: 'order_1',
    paymentMethodId: 1,
    transactionId: 'pay_1',
    createdBy: 9999,
  });
  expect(toasts).toMatchObject([{ kind: 'success', text: 'Transaction completed successfully!' }]);
  expect([$cartLines.get(), $handOff.get(), $checkoutMarker.get()]).toEqual([[], null, '']);
});

test('the status is asked for the order number of an API that does not answer it with the record [PAY-08]', async () => {
  const { calls, path, state } = await openPayment({ 'insert-transaction': { success: true, message: 'recorded' } });
  await windowOpens();
  act(() => provider.complete());
  await waitFor(() => expect(path()).toBe('/PaymentSuccess'));
  expect(callNames(calls).at(-1)).toBe('get-payment-status');
  expect(state()).toMatchObject({ orderNumber: 'KC-1' });
});

test('a dismissed window is reported and opens /PaymentFailed with the cart unchanged [PAY-09]', async () => {
  const { calls, path } = await openPayment();
  await windowOpens();
  act(() => provider.dismiss());
  await waitFor(() => expect(path()).toBe('/PaymentFailed'));
  expect(calls.at(-1)).toMatchObject({ name: 'makepaymentfailed', request: { OrderId: 'order_1' } });
  expect($cartLines.get()).toEqual([sofa]);
  expect($handOff.get()).toEqual(handOff);
});

test.each([
  ['dismiss', { success: true, uncharged: true }, { closedUncharged: true }],
  ['dismiss', { success: true }, null],
  ['decline', { success: true, uncharged: true }, null],
] as const)('after %s answered with %j /PaymentFailed is told %j [PAY-09]', async (act_, answer, told) => {
  const { path, state } = await openPayment({ makepaymentfailed: answer });
  await windowOpens();
  act(() => provider[act_]());
  await waitFor(() => expect(path()).toBe('/PaymentFailed'));
  expect(state()).toEqual(told);
});

test('a declined payment is reported once and opens /PaymentFailed [PAY-09]', async () => {
  const { calls, path } = await openPayment();
  await windowOpens();
  act(() => provider.decline());
  await waitFor(() => expect(path()).toBe('/PaymentFailed'));
  expect(callNames(calls).filter((name) => name === 'makepaymentfailed')).toHaveLength(1);
});

test('a failure that cannot be reported still opens /PaymentFailed [PAY-09]', async () => {
  const { path } = await openPayment({ makepaymentfailed: reply.problem(500) });
  await windowOpens();
  act(() => provider.dismiss());
  await waitFor(() => expect(path()).toBe('/PaymentFailed'));
});

test('a bad signature is shown and reported [PAY-09]', async () => {
  const { calls, path, toasts } = await openPayment({ 'verify-payment': { success: false } });
  await windowOpens();
  act(() => provider.complete('forged'));
  await waitFor(() => expect(path()).toBe('/PaymentFailed'));
  expect(toasts).toMatchObject([{ kind: 'error', text: 'Payment verification failed.' }]);
  expect(callNames(calls)).toContain('makepaymentfailed');
  expect($cartLines.get()).toEqual([sofa]);
});

// A shopper whose payment could not be recorded saw it as failed, and paid a second time.
test('a paid transaction that cannot be recorded is confirmed, never called failed [PAY-09]', async () => {
  let settled = false;
  const { calls, path } = await openPayment({
    'insert-transaction': { success: false, message: 'later' },
    'get-payment-status': () => (settled ? paidStatus : { state: 'created' }),
  });
  await windowOpens();
  act(() => provider.complete());
  expect(
    await screen.findByRole('heading', { name: 'We have your payment and are confirming your order' }),
  ).toBeVisible();
  settled = true;
  await waitFor(() => expect(path()).toBe('/PaymentSuccess'));
  expect(callNames(calls)).not.toContain('makepaymentfailed');
  expect($cartLines.get()).toEqual([]);
});

test('a paid attempt shows its order and no second payment [PAY-08] [PAY-10]', async () => {
  const paid = starting(reply.problem(409, { code: 'already-paid' }));
  const { calls, path } = await openPayment({ ...paid, 'get-payment-status': paidStatus });
  await waitFor(() => expect(path()).toBe('/PaymentSuccess'));
  expect(callNames(calls)).toEqual(['Get_Razor_Pay', 'get-payment-status']);
  expect(provider.opened).toEqual([]);
  expect($cartLines.get()).toEqual([]);
});

test('a start that fails says so and can be tried again [PAY-06]', async () => {
  let unavailable = true;
  const { user } = await openPayment(starting(() => (unavailable ? reply.problem(503) : opened)));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to initialize payment. Please try again.');
  unavailable = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await windowOpens();
});

test('a provider’s script that does not load causes a notice [PAY-06]', async () => {
  provider.remove();
  await openPayment();
  const script = await waitFor(() => {
    const found = document.head.querySelector('script[src="http://provider.test/checkout.js"]');
    if (!found) throw new Error('no script yet');
    return found;
  });
  act(() => void script.dispatchEvent(new Event('error')));
  expect(await screen.findByRole('alert')).toHaveTextContent('Error loading Razorpay script.');
});

// Paid from a UPI app while the window stood open, then closed: the page said 'Nothing was ordered'.
test('a window that is closed after the order was paid elsewhere is confirmed, never called failed [PAY-09]', async () => {
  let asked = 0;
  const status = () => {
    asked += 1;
    return asked === 1 ? { state: 'none' } : asked === 2 ? { state: 'authorized' } : paidStatus;
  };
  const { path } = await openPayment({ makepaymentfailed: { success: false }, 'get-payment-status': status });
  await windowOpens();
  act(() => provider.dismiss());
  expect(
    await screen.findByRole('heading', { name: 'We have your payment and are confirming your order' }),
  ).toBeVisible();
  await waitFor(() => expect(path()).toBe('/PaymentSuccess'));
  expect($cartLines.get()).toEqual([]);
});

// The texts of a language arrived a second late: the open window was closed and another payment was started.
test('texts that install late neither close the window nor start again [PAY-08]', async () => {
  const { calls, path } = await openPayment();
  await windowOpens();
  act(() => showInstalledWords());
  act(() => provider.complete());
  await waitFor(() => expect(path()).toBe('/PaymentSuccess'));
  expect(provider.opened).toHaveLength(1);
  expect(callNames(calls).filter((name) => name === 'Get_Razor_Pay')).toHaveLength(1);
});

test.each(['construct', 'open'] as const)(
  'a provider’s script that throws at its %s causes a notice, and can be tried again [PAY-06]',
  async (at) => {
    provider.breakAt(at);
    const { user } = await openPayment();
    expect(await screen.findByRole('alert')).toHaveTextContent('Error loading Razorpay script.');
    provider.breakAt(null);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await windowOpens();
  },
);
