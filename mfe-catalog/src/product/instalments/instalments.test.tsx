import { screen, within } from '@testing-library/react';
import { decodeInstalmentPlans } from 'shared-contracts/domain/instalment-plan';
import { fromRupees } from 'shared-contracts/domain/money';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { Instalments } from './instalments.tsx';

const EmiPlans = [3, 6, 9, 12, 24].map((Months) => ({
  Months,
  MonthlyAmount: Math.ceil(25_499.5 / Months),
  AnnualRate: 14,
}));
const methods = [
  { PaymentMethodId: 1, Name: 'UPI' },
  { PaymentMethodId: 2, Name: 'Cards', EmiPlans },
];
const plans = decodeInstalmentPlans(methods);
const price = fromRupees(25_499.5);

test('a table of 3, 6, 9, 12 and 24 months: a month, the rate, in total [CAT-21]', async () => {
  await renderPage(<Instalments price={price} plans={plans} open={false} />);
  const rows = within(screen.getByRole('table', { name: 'Instalments for Rs. 25,499.50' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    '3Rs. 8,500.0014%Rs. 25,500.00',
    '6Rs. 4,250.0014%Rs. 25,500.00',
    '9Rs. 2,834.0014%Rs. 25,506.00',
    '12Rs. 2,125.0014%Rs. 25,500.00',
    '24Rs. 1,063.0014%Rs. 25,512.00',
  ]);
});

test('card only, no cash on delivery, and the ways to pay are named [CAT-21]', async () => {
  const { container } = await renderPage(<Instalments price={price} plans={plans} open={false} />);
  expect(container).toHaveTextContent('EMI is available on cards only');
  expect(container).toHaveTextContent('Cash on delivery is not available.');
  for (const way of ['UPI', 'card', 'wallet', 'net banking']) expect(container).toHaveTextContent(way);
});

test('plans missing from the page are requested when the section opens, for its price [CAT-21]', async () => {
  const folded = await renderPage(<Instalments price={price} plans={null} open={false} />, {
    api: { 'get-payment-methods': methods },
  });
  expect(folded.calls).toEqual([]);
  folded.unmount();
  const { calls } = await renderPage(<Instalments price={price} plans={null} open />, {
    api: { 'get-payment-methods': methods },
  });
  expect(await screen.findAllByRole('row')).toHaveLength(6);
  expect(calls).toMatchObject([{ name: 'get-payment-methods', request: { Price: 25_499.5 } }]);
});

test('without an answer it says so with a Retry [CAT-21]', async () => {
  let unavailable = true;
  const { user } = await renderPage(<Instalments price={price} plans={null} open />, {
    api: { 'get-payment-methods': () => (unavailable ? reply.problem(500) : methods) },
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  unavailable = false;
  await user.click(retry);
  expect(await screen.findByRole('table')).toBeInTheDocument();
});

test('without a price there are no instalments [CAT-25]', async () => {
  const { calls } = await renderPage(<Instalments price={undefined} plans={null} open />);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(calls).toEqual([]);
});
