import { screen, waitFor } from '@testing-library/react';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { order, returnTerms, sofaItem } from 'shared-contracts/testing/sample-order';
import { asha } from '../testing/sample-person.ts';
import { page } from './page.tsx';

const requestable = {
  ...order,
  CanCancel: true,
  Items: [sofaItem],
  Returnable: [{ OrderItemID: 1, Quantity: 1, UntilUTC: '2025-07-12T10:00:00Z' }],
};

/** An order whose request is answered when the test says so. */
async function openOrder() {
  let answer: (given: unknown) => void = () => {};
  const request = new Promise((resolve) => {
    answer = resolve;
  });
  const bench = await renderPage(page, {
    path: '/myorders/KC-0041',
    pattern: '/myorders/:orderNumber',
    loggedInAs: asha,
    api: { 'get-order-detail': requestable, 'get-return-terms': returnTerms, 'insert-order-request': () => request },
  });
  await screen.findByRole('region', { name: 'Items' });
  return {
    ...bench,
    answer,
    press: (name: string) => bench.user.click(screen.getByRole('button', { name })),
    isSent: () => waitFor(() => expect(bench.calls.at(-1)?.name).toBe('insert-order-request')),
  };
}

const failed = 'An error occurred. Please try again!';
const tooMany = 'Too many attempts. Please try again in 1 minute.';

// A shopper who closed the dialog during the request believed that the order was cancelled.
test.each([
  ['fails', reply.problem(500), failed],
  ['gets no answer', reply.nothing(), failed],
  ['is put off', reply.problem(429), tooMany],
])('a cancellation that %s after its dialog was closed is still reported [ACC-11]', async (_, given, text) => {
  const bench = await openOrder();
  await bench.press('Cancel order');
  await bench.press('Yes, cancel it');
  await bench.isSent();
  await bench.press('Keep the order');
  bench.answer(given);
  await waitFor(() => expect(bench.toasts).toMatchObject([{ kind: 'error', text, subject: 'order-request' }]));
});

test('a return that fails after the shopper has gone on is still reported [ACC-11]', async () => {
  const bench = await openOrder();
  await bench.press('Return items');
  await bench.user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Too large');
  await screen.findByText(/of the items reaching us/);
  await bench.press('Request return');
  await bench.isSent();
  await bench.press('Cancel');
  await bench.user.click(screen.getByRole('link', { name: 'Profile' }));
  bench.answer(reply.nothing());
  await waitFor(() => expect(bench.toasts).toMatchObject([{ kind: 'error', text: failed, subject: 'order-request' }]));
});

test('a failure shown in the open dialog has no toast [ACC-11]', async () => {
  const bench = await openOrder();
  await bench.press('Cancel order');
  await bench.press('Yes, cancel it');
  bench.answer(reply.problem(500));
  expect(await screen.findByText(failed)).toHaveAttribute('role', 'alert');
  expect(bench.toasts).toEqual([]);
});
