import { screen, within } from '@testing-library/react';
import { installWords } from 'shared-contracts';
import { renderPage } from 'shared-contracts/testing/render-page';
import { order } from 'shared-contracts/testing/sample-order';
import { asha } from '../testing/sample-person.ts';
import arabic from '../words.ar.ts';
import { page } from './page.tsx';

installWords('account', 'ar', arabic);

const Mails = [
  { Kind: 'order-confirmed', To: 'asha@exmaple.com', State: 'failed', AtUTC: '2025-07-04T10:00:00Z' },
  { Kind: 'order-dispatched', To: 'asha@exmaple.com', State: 'held', AtUTC: '2025-07-08T10:00:00Z' },
  { Kind: 'of-a-later-release', To: 'asha@exmaple.com', State: 'sent', AtUTC: '2025-07-09T10:00:00Z' },
];

const open = (again: unknown) =>
  renderPage(page, {
    path: '/myorders/KC-0041',
    pattern: '/myorders/:orderNumber',
    loggedInAs: asha,
    api: { 'get-order-detail': { ...order, Mails }, 'send-order-mails-again': again },
  });

test('an order says what was mailed, what was not, and where to [SEC-08]', async () => {
  await open([]);
  const mails = await screen.findByRole('region', { name: 'Emails about this order' });
  expect(
    within(mails)
      .getAllByRole('listitem')
      .map((mail) => mail.textContent),
  ).toEqual([
    'Confirmation and invoice · 4 Jul 2025 · could not be delivered to asha@exmaple.com',
    'Order dispatched · 8 Jul 2025 · not sent to asha@exmaple.com: daily limit reached',
    'Message · 9 Jul 2025 · sent to asha@exmaple.com',
  ]);
});

// A buyer who mistyped the address had paid, and no mail could ever come.
test('a mistyped address is corrected after paying, and everything is sent again [SEC-08]', async () => {
  const { user, calls } = await open([{ ResponseMsg: 'On its way', Mails: 2 }]);
  const field = await screen.findByRole('textbox', { name: /Your email address for this order/ });
  await user.clear(field);
  await user.type(field, 'asha@example.com');
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('The emails about this order are on their way to asha@example.com.')).toHaveFocus();
  expect(calls.find(({ name }) => name === 'send-order-mails-again')?.request).toMatchObject({
    OrderNumber: order.OrderNumber,
    ContactEmail: 'asha@example.com',
  });
});
