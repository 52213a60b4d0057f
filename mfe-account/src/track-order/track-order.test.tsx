import { screen, within } from '@testing-library/react';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { page } from './page.tsx';

const tracked = {
  OrderNumber: 'KC-2611-000041',
  OrderDateUTC: '2026-11-20T10:00:00Z',
  State: 'dispatched',
  ExpectedOn: '2026-12-05',
  DispatchedUTC: '2026-11-25T10:00:00Z',
  Carrier: 'Blue Dart',
};

async function track(answer: unknown) {
  const shown = await renderPage(page, {
    path: '/track-order?number=KC-2611-000041',
    pattern: '/track-order',
    api: { 'track-order': answer },
  });
  await shown.user.type(screen.getByRole('textbox', { name: /e-?mail/i }), 'asha@example.com');
  await shown.user.click(screen.getByRole('button', { name: 'Show my order' }));
  return shown;
}

test('a visitor sees by number and e-mail how far an order is [PAY-18]', async () => {
  const { calls } = await track(tracked);
  const order = within(await screen.findByRole('region', { name: 'KC-2611-000041' }));
  expect(calls.at(-1)?.request).toMatchObject({ OrderNumber: 'KC-2611-000041', Email: 'asha@example.com' });
  expect(order.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Confirmed',
    'Being made',
    'Dispatched',
    'Deliveredstill to come',
  ]);
  expect(order.getByText('Dispatched').closest('li')).toHaveAttribute('aria-current', 'step');
  expect(order.getByText(/5 December/)).toBeVisible();
  expect(order.getByText('Blue Dart')).toBeVisible();
  expect(order.getByRole('link', { name: 'Open the order' })).toHaveAttribute('href', '/myorders/KC-2611-000041');
  expect(screen.getByRole('region', { name: 'KC-2611-000041' })).toHaveFocus();
});

test.each([
  ['downloads', 'Your downloads are ready in your account.'],
  ['over', 'This order is closed: its goods or its money went back.'],
])('an order of state %s has no way to show [PAY-18]', async (State, text) => {
  await track({ ...tracked, State });
  expect(await screen.findByText(text)).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'KC-2611-000041' })).queryByRole('list')).not.toBeInTheDocument();
});

test.each([
  [null, 'There is no order with this number and address. Please check both.'],
  [() => reply.problem(429), 'Too many attempts. Please wait a few minutes.'],
  [() => reply.problem(500), 'An error occurred. Please try again!'],
])('what cannot be shown is said in the form [PAY-18]', async (answer, text) => {
  const { toasts } = await track(answer);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(toasts).toEqual([]);
});
