import { screen, within } from '@testing-library/react';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { page } from './page.tsx';

const asha = { UserID: 7, FirstName: 'Asha', LastName: 'Rao', EmailAddress: 'asha@example.com' };
const order = {
  OrderId: 41,
  OrderNumber: 'KC-0041',
  OrderDateUTC: '2025-07-04T10:00:00Z',
  LatestStatusID: 2,
  LatestStatusName: 'InProgress',
  OrderNote: 'Ring twice',
  ContactEmail: 'asha@example.com',
  Items: [
    {
      OrderItemID: 1,
      ProductId: 3,
      ProductName: 'Aarvi Sofa',
      DefaultImageUrl: '',
      Price: 24999,
      Quantity: 1,
      OrderItemTotal: 24999,
      IsDigitalProduct: false,
      LatestStatusID: 2,
      ShippingStatusID: 1,
    },
  ],
  Timeline: [
    { StatusID: 1, StatusName: 'Active', AtUTC: '2025-07-04T10:00:00Z', Reason: '' },
    { StatusID: 2, StatusName: 'InProgress', AtUTC: '2025-07-06T10:00:00Z', Reason: '' },
  ],
  DeliveryAddress: {
    Name: 'Asha Rao',
    Phone: '9800000000',
    AddressLineOne: '1 Rose Lane',
    CityName: 'Bengaluru',
    StateName: 'Karnataka',
    PostalCode: '560001',
  },
  Payment: { PaymentId: 'pay_1', OrderId: 'order_1', State: 'paid', Amount: 23749.05, Currency: 'INR' },
  ItemsTotal: 24999,
  CouponCode: 'NEW5',
  Discount: 1249.95,
  Shipping: 0,
  TaxLines: [],
  TaxTotal: 3622.74,
  OrderTotal: 23749.05,
};

const openOrder = (answer: unknown) =>
  renderPage(page, {
    path: '/myorders/KC-0041',
    pattern: '/myorders/:orderNumber',
    loggedInAs: asha,
    api: { 'get-order-detail': answer },
  });

test('an order shows its timeline, items, totals, payment and address [ACC-11]', async () => {
  await openOrder(order);
  const timeline = await screen.findByRole('region', { name: 'Status' });
  expect(
    within(timeline)
      .getAllByRole('listitem')
      .map((step) => step.textContent),
  ).toEqual(['Active04-07-2025', 'In progress06-07-2025']);
  expect(within(screen.getByRole('region', { name: 'Items' })).getByText('Aarvi Sofa')).toBeInTheDocument();
  const summary = screen.getByRole('region', { name: 'Summary' });
  expect(summary).toHaveTextContent('Items₹24,999.00Discount (NEW5)−₹1,249.95ShippingFreeTotal₹23,749.05');
  expect(summary).toHaveTextContent('Contains ₹3,622.74 GST');
  expect(screen.getByRole('region', { name: 'Payment' })).toHaveTextContent('Paid');
  expect(screen.getByRole('region', { name: 'Payment' })).toHaveTextContent('pay_1');
  expect(screen.getByRole('region', { name: 'Delivery address' })).toHaveTextContent('Bengaluru 560001');
  expect(screen.getByText('Ring twice')).toBeInTheDocument();
});

test.each([400, 403, 404])('an order that is not the shopper’s (%i) is one that does not exist', async (status) => {
  await openOrder(() => reply.problem(status));
  expect(await screen.findByRole('heading', { name: 'We found no such order in your account.' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/myorders');
});

test('an order that cannot be loaded can be tried again', async () => {
  const answers: unknown[] = [reply.problem(500), order];
  const { user } = await openOrder(() => answers.shift());
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Aarvi Sofa')).toBeInTheDocument();
});
