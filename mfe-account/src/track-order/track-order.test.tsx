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
    'Being prepared',
    'Dispatched',
    'Deliveredpending',
  ]);
  expect(order.getByText('Dispatched').closest('li')).toHaveAttribute('aria-current', 'step');
  expect(order.getByText('By Sat 5 Dec')).toBeVisible();
  expect(order.getByText('Blue Dart')).toBeVisible();
  expect(order.getByRole('link', { name: 'Open the order' })).toHaveAttribute('href', '/myorders/KC-2611-000041');
  expect(screen.getByRole('region', { name: 'KC-2611-000041' })).toHaveFocus();
});

test.each([
  ['downloads', null, 'Your downloads are ready in your account.'],
  ['over', 'returned', 'This order has been returned to us.'],
  ['over', 'cancelled', 'This order was cancelled. We refund your original payment method.'],
  ['over', 'refunded', 'This order has been refunded.'],
  ['over', undefined, 'This order is closed: it was returned or refunded.'],
])('an order of state %s, %s has no way to show [PAY-18] [ACC-18]', async (State, Outcome, text) => {
  await track({ ...tracked, State, Outcome });
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

const token = `KC-2611-000041.1799999999.${'s'.repeat(43)}`;
const follow = (answer: unknown) =>
  renderPage(page, { path: `/track-order#${token}`, pattern: '/track-order', api: { 'follow-order': answer } });

test('the link of a mail shows status, timeline and tracking without a login [ACC-18]', async () => {
  const { calls } = await follow({
    OrderNumber: 'KC-2611-000041',
    OrderDateUTC: '2026-11-20T10:00:00Z',
    CityName: 'Bengaluru',
    IsMadeToOrder: true,
    Timeline: [
      { StatusName: 'Active', AtUTC: '2026-11-20T10:00:00Z' },
      { StatusName: 'InProgress', AtUTC: '2026-11-21T10:00:00Z' },
    ],
    Delivery: { ...tracked, TrackingNumber: '8123', TrackingUrl: 'https://carrier.example/8123' },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Order KC-2611-000041' })).toBeVisible();
  expect(calls.map(({ request }) => request)).toContainEqual({ Token: token });
  expect(screen.getByText('Delivering to Bengaluru')).toBeVisible();
  const steps = within(screen.getByRole('region', { name: 'Status' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Confirmed20 Nov 2026',
    'Being made21 Nov 2026',
    'Dispatched25 Nov 2026',
    'Deliveredpending',
  ]);
  const tracking = screen.getByRole('link', { name: '8123' });
  expect(tracking).toHaveAttribute('href', 'https://carrier.example/8123');
  expect(tracking).toHaveAttribute('rel', 'noreferrer');
});

test('a link that has ended says so above the form, and one that could not be asked offers to try again [ACC-18]', async () => {
  const { unmount } = await follow(null);
  expect(await screen.findByText('This link no longer works. You can find your order here.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Order number' })).toBeVisible();
  unmount();
  await follow(() => reply.problem(500));
  expect(await screen.findByText('This order could not be loaded.')).toBeVisible();
});
