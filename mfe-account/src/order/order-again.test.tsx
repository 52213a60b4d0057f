import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { type EventPayload, emit, on } from 'shared-contracts';
import { renderPage } from 'shared-contracts/testing/render-page';
import { chairItem, order, sofaItem } from 'shared-contracts/testing/sample-order';
import { asha } from '../testing/sample-person.ts';
import { page } from './page.tsx';

type Wish = EventPayload<'catalog:add-to-cart-requested'>;
type Refusal = Pick<EventPayload<'cart:line-refused'>, 'reason' | 'maximum'>;

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** The cart's rules of the checkout team, as far as this test goes: they refuse what it says, once they are `ready`. */
function cartRules(refusals: Readonly<Record<number, Refusal>>, ready: Promise<void> = Promise.resolve()) {
  const requests: string[] = [];
  stops.push(
    on('catalog:add-to-cart-requested', ({ requestId, productId, quantity }: Wish) => {
      requests.push(`${quantity} of ${productId}`);
      const refusal = refusals[productId];
      void ready.then(() => {
        if (refusal) emit('cart:line-refused', { requestId, productId, ...refusal });
        else emit('cart:line-added', { requestId, productId, quantity });
      });
    }),
  );
  return requests;
}

const openOrder = (Items: readonly (typeof sofaItem)[] = [sofaItem, chairItem]) =>
  renderPage(page, {
    path: '/myorders/KC-0041',
    pattern: '/myorders/:orderNumber',
    loggedInAs: asha,
    api: { 'get-order-detail': { ...order, Items } },
  });
const orderAgain = async ({ user }: Awaited<ReturnType<typeof openOrder>>) =>
  user.click(await screen.findByRole('button', { name: 'Order again' }));

test('an order can be put into the cart again, and the shopper goes there [ACC-11]', async () => {
  const requests = cartRules({});
  const bench = await openOrder();
  await orderAgain(bench);
  await waitFor(() => expect(bench.path()).toBe('/Cart'));
  expect(requests).toEqual(['1 of 3', '4 of 4']);
  expect(bench.toasts.at(-1)).toMatchObject({ text: 'All items are in your cart.', subject: 'cart' });
});

test.each<[Refusal, string]>([
  [{ reason: 'out-of-stock' }, 'Mira Chair: sold out.'],
  [{ reason: 'over-maximum', maximum: 3 }, 'Mira Chair: you can have at most 3 in your cart.'],
  [{ reason: 'unknown-product' }, 'Mira Chair: no longer sold.'],
  [{ reason: 'unavailable' }, 'Mira Chair: could not be checked right now. Please try again.'],
])('an item that the cart refuses as %o is listed by name until the next try [ACC-11]', async (refusal, text) => {
  cartRules({ 4: refusal });
  const bench = await openOrder();
  await orderAgain(bench);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/Cart');
  expect(bench.path()).toBe('/myorders/KC-0041');
});

test('two items with the same name and reason are both listed [ACC-11]', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  cartRules({ 4: { reason: 'out-of-stock' } });
  const bench = await openOrder([chairItem, { ...chairItem, OrderItemID: 3 }]);
  await orderAgain(bench);
  expect(within(await screen.findByRole('alert')).getAllByText('Mira Chair: sold out.')).toHaveLength(2);
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});

test('a retry covers only the missing items [ACC-11]', async () => {
  const refusals: Record<number, Refusal> = { 4: { reason: 'unavailable' } };
  const requests = cartRules(refusals);
  const bench = await openOrder();
  await orderAgain(bench);
  await screen.findByRole('alert');
  delete refusals[4];
  await orderAgain(bench);
  await waitFor(() => expect(bench.path()).toBe('/Cart'));
  expect(requests).toEqual(['1 of 3', '4 of 4', '4 of 4']);
});

test('a shopper who has left the page is not redirected, but sees what is missing [ACC-11]', async () => {
  let answer = () => {};
  const ready = new Promise<void>((resolve) => {
    answer = resolve;
  });
  cartRules({ 4: { reason: 'out-of-stock' } }, ready);
  const bench = await openOrder();
  await orderAgain(bench);
  await bench.user.click(screen.getByRole('link', { name: 'Profile' }));
  answer();
  await waitFor(() =>
    expect(bench.toasts.at(-1)).toMatchObject({
      text: expect.stringContaining('Mira Chair: sold out.'),
      subject: 'order-again',
    }),
  );
  expect(bench.path()).toBe('/profile');
});

test('a double click adds everything once [ACC-11]', async () => {
  const requests = cartRules({});
  const { user, path } = await openOrder();
  await user.dblClick(await screen.findByRole('button', { name: 'Order again' }));
  await waitFor(() => expect(path()).toBe('/Cart'));
  expect(requests).toHaveLength(2);
});
