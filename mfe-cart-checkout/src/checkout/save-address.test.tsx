import { act, screen, waitFor, within } from '@testing-library/react';
import { $handOff, showInstalledWords } from 'shared-contracts';
import type { SavedAddress } from 'shared-contracts/api/shapes/saved-address';
import type { FakeAnswer } from 'shared-contracts/testing/fake-api';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { page as paymentPage } from '../payment/page.tsx';
import { openCheckout } from '../testing/open-checkout.tsx';
import { home } from '../testing/sample-book.ts';
import { asha } from '../testing/sample-cart.ts';

const TICK = 'Save this address in my address book';
const withBook = (...book: SavedAddress[]) => openCheckout({ answers: { 'get-addresses': book } });
const addresses = () => screen.findByRole('group', { name: 'Deliver to' });
const radio = async (name: RegExp) => within(await addresses()).getByRole('radio', { name });
const enabledPayNow = () => screen.findByText('Pay Now', { selector: 'button:enabled' });

const slowPayment: Record<string, FakeAnswer> = {
  'get-payment-status': { state: 'none' },
  Get_Razor_Pay: () => new Promise(() => {}),
};

/** The page after Pay Now, on a server that is slow to open the payment. */
function arriveAtPayment(answers: Record<string, FakeAnswer>) {
  return renderPage(paymentPage, { path: '/payment', loggedInAs: asha, api: { ...slowPayment, ...answers } });
}

/** Answers of a server that stores saved addresses; `saves` lists the requests. */
function writableBook() {
  const saves: unknown[] = [];
  const book: SavedAddress[] = [];
  const answers = {
    'get-addresses': () => book,
    'get-payment-status': { state: 'none' },
    'save-address': (request: Pick<SavedAddress, 'Name' | 'Phone' | 'AddressLineOne' | 'PostalCode'>) => {
      saves.push(request);
      const { Name, Phone, AddressLineOne, PostalCode } = request;
      book.push({ ...home, AddressID: 90 + saves.length, Name, Phone, AddressLineOne, PostalCode });
      return book;
    },
  };
  return { answers, saves };
}

test('with an empty book the fields are there, and may be saved with Pay Now under its key [PAY-02]', async () => {
  const { answers, saves } = writableBook();
  const { user, payNow, path, unmount } = await openCheckout({ answers });
  await user.click(await screen.findByRole('checkbox', { name: TICK }));
  expect(screen.queryByRole('group', { name: 'Deliver to' })).not.toBeInTheDocument();
  await user.click(payNow);
  expect(path()).toBe('/payment');
  unmount();
  await arriveAtPayment(answers);
  const { DeliveryAddress, IdempotencyKey } = $handOff.get() ?? {};
  await waitFor(() => expect(saves).toEqual([{ ...DeliveryAddress, IdempotencyKey }]));
});

// Payment failed, back to checkout, Pay Now again: the address was in the book twice.
test('an address that was saved is chosen when the shopper comes back, and not saved again [PAY-02]', async () => {
  const { answers, saves } = writableBook();
  const first = await openCheckout({ answers });
  await first.user.click(await screen.findByRole('checkbox', { name: TICK }));
  await first.user.click(first.payNow);
  first.unmount();
  const payment = await arriveAtPayment(answers);
  await waitFor(() => expect(localStorage.getItem('store:checkoutDraft')).toContain('"deliverTo":"91"'));
  payment.unmount();
  const second = await openCheckout({ answers });
  expect(await radio(/12 Lake View/)).toBeChecked();
  await second.user.click(await enabledPayNow());
  expect(second.path()).toBe('/payment');
  second.unmount();
  const { calls } = await arriveAtPayment(answers);
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('Get_Razor_Pay'));
  expect(saves).toHaveLength(1);
});

test('without the tick nothing is saved [PAY-02]', async () => {
  const { user, payNow, unmount } = await withBook();
  expect(await screen.findByRole('checkbox', { name: TICK })).not.toBeChecked();
  await user.click(payNow);
  expect($handOff.get()).not.toBeNull();
  unmount();
  const { calls } = await arriveAtPayment({});
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('Get_Razor_Pay'));
  expect(calls.map(({ name }) => name)).not.toContain('save-address');
});

test.each([
  ['never answers', () => new Promise(() => {}), []],
  [
    'fails',
    () => reply.problem(500),
    ['The address could not be saved to your address book. Your payment is not affected.'],
  ],
  [
    'is full',
    () => reply.problem(409, { code: 'address-book-full' }),
    ['Your address book is full, so the address was not saved. Your payment is not affected.'],
  ],
])('a book that %s neither delays nor fails the payment, and shows a toast [PAY-02]', async (_, save, texts) => {
  const { user, payNow, unmount } = await openCheckout({});
  await user.click(await screen.findByRole('checkbox', { name: TICK }));
  await user.click(payNow);
  unmount();
  const { toasts, calls } = await arriveAtPayment({ 'save-address': save });
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('save-address'));
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('Get_Razor_Pay'));
  await waitFor(() =>
    expect(toasts.map(({ kind, text }) => [kind, text])).toEqual(texts.map((text) => ['info', text])),
  );
});

test('texts that install late do not save the address twice [PAY-02]', async () => {
  const { user, payNow, unmount } = await openCheckout({});
  await user.click(await screen.findByRole('checkbox', { name: TICK }));
  await user.click(payNow);
  unmount();
  const { calls, toasts } = await arriveAtPayment({ 'save-address': () => reply.problem(500) });
  await waitFor(() => expect(toasts).toHaveLength(1));
  await act(async () => showInstalledWords());
  // Long enough for a second call: the code that makes it has been loaded.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(calls.filter(({ name }) => name === 'save-address')).toHaveLength(1);
});
