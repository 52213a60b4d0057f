import { act, screen, within } from '@testing-library/react';
import { installWords, logIn, logOut } from 'shared-contracts';
import { Arriving } from 'shared-contracts/testing/arriving';
import { renderPage } from 'shared-contracts/testing/render-page';
import { asha } from '../testing/sample-cart.ts';
import arabic from '../words.ar.ts';
import { page } from './page.tsx';

const receipt = {
  paymentId: 'pay_1',
  orderId: 'order_1',
  transactionId: 'pay_1',
  amount: 91999.5,
  currency: 'INR',
  timestamp: '2026-11-21T07:00:00.000Z',
  orderNumber: 'KC-1',
};
const stored = { ...receipt, userId: asha.UserID };

const bought = {
  OrderId: 1,
  OrderNumber: 'KC-1',
  OrderDateUTC: '2026-11-21T07:00:00.000Z',
  LatestStatusID: 1,
  LatestStatusName: 'Active',
  OrderNote: '',
  ContactEmail: 'asha@example.in',
  Items: [
    {
      OrderItemID: 1,
      ProductId: 7,
      ProductName: 'Aranya Three Seater Sofa',
      DefaultImageUrl: '/media/abc',
      Price: 45999.75,
      Quantity: 2,
      OrderItemTotal: 91999.5,
      IsDigitalProduct: false,
      LatestStatusID: 1,
      ShippingStatusID: 1,
    },
  ],
  Timeline: [],
  DeliveryAddress: { Name: '', Phone: '', AddressLineOne: '', CityName: '', StateName: '', PostalCode: '' },
  Payment: { PaymentId: 'pay_1', OrderId: 'order_1', State: 'paid', Amount: 91999.5, Currency: 'INR' },
  ItemsTotal: 91999.5,
  CouponCode: '',
  Discount: 0,
  Shipping: 0,
  TaxLines: [],
  TaxTotal: 0,
  OrderTotal: 91999.5,
  CanCancel: true,
  Delivery: {
    State: 'confirmed',
    ExpectedOn: '2026-11-30' as string | null,
    DispatchedUTC: null,
    Carrier: '',
    TrackingNumber: '',
    TrackingUrl: '',
  },
  Returnable: [],
  Requests: [],
};

async function arriveWith(state: unknown, language: 'en' | 'ar' = 'en', order: unknown = bought) {
  const rendered = await renderPage(
    <Arriving at="/PaymentSuccess" state={state}>
      <page.Component data={undefined} />
    </Arriving>,
    {
      path: '/PaymentSuccess',
      language,
      loggedInAs: asha,
      api: { 'get-order-detail': order },
    },
  );
  await rendered.user.click(screen.getByRole('link'));
  return rendered;
}

test('thanks with the amount in rupees and every id of the payment [PAY-08]', async () => {
  await arriveWith(stored);
  expect(screen.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible();
  expect(screen.getByText(/payment of ₹91,999.50/)).toBeVisible();
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual(['KC-1', 'pay_1', 'order_1', 'pay_1', '₹91,999.50 INR', '21 Nov 2026, 12:30 pm']);
});

test('it shows what was bought, when it arrives and what comes next; ids are under details [PAY-18]', async () => {
  await arriveWith(stored);
  const order = within(await screen.findByRole('region', { name: 'Your order KC-1' }));
  expect(order.getByText('Aranya Three Seater Sofa')).toBeVisible();
  expect(document.querySelector('li img')).toHaveAttribute('src', expect.stringContaining('/media/abc'));
  expect(order.getByText('Arrives by Mon 30 Nov')).toBeVisible();
  expect(order.getByText(/mail you the carrier and the tracking number/)).toBeVisible();
  expect(screen.getAllByText('pay_1')[0]?.closest('details')).not.toHaveAttribute('open');
});

test('downloads are said to be ready, and nothing to arrive [PAY-18]', async () => {
  const { Delivery, ...carriedByNobody } = bought;
  const Items = bought.Items.map((item) => ({ ...item, IsDigitalProduct: true }));
  await arriveWith(stored, 'en', { ...carriedByNobody, Items });
  expect(await screen.findByText('Your files are ready to download in My Orders.')).toBeVisible();
  expect(screen.queryByText(/^Arrives/)).not.toBeInTheDocument();
});

// It said 'A confirmation is on its way' whatever had become of the mail.
test.each([
  [[], 'Confirmation and invoice go to asha@example.com.'],
  [['sent'], 'Confirmation and invoice go to asha@example.com.'],
  [['held'], 'Our email to asha@example.com has not been sent.'],
  [['failed'], 'Our email to asha@example.com could not be delivered.'],
  [['failed', 'waiting'], 'Confirmation and invoice go to asha@example.com.'],
])(
  'with a confirmation that is %j it says what became of it, and where to correct the address [SEC-08] [PAY-08]',
  async (states, text) => {
    const Mails = states.map((State) => ({
      Kind: 'order-confirmed',
      To: 'asha@example.com',
      State,
      AtUTC: '2026-11-21T07:00:00Z',
    }));
    await arriveWith(stored, 'en', { ...bought, ContactEmail: 'asha@example.com', Mails });
    expect(await screen.findByText(text, { exact: false })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Wrong address? Correct it' })).toHaveAttribute('href', '/myorders/KC-1');
  },
);

test('Continue Shopping goes home [PAY-10]', async () => {
  const { user, path } = await arriveWith(stored);
  await user.click(screen.getByRole('link', { name: 'Continue Shopping' }));
  expect(path()).toBe('/');
});

// Asha paid on the family's tablet and logged out. Her brother went Back from the login page and read what she had
// bought for, with every id of the payment.
test('only the logged-in buyer sees the receipt [ACC-15] [PAY-08]', async () => {
  await arriveWith(stored);
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
  expect(heading()).toBe('Thank you for your order');
  act(() => logOut());
  expect(heading()).toBe('No payment details found');
  act(() => logIn({ ...asha, UserID: asha.UserID + 1 }, 'token-2'));
  expect(heading()).toBe('No payment details found');
  expect(document.body).not.toHaveTextContent(/pay_1|KC-1/);
  act(() => logIn(asha, 'token-3'));
  expect(heading()).toBe('Thank you for your order');
});

test.each([
  ['no state', undefined],
  ['another page’s state', { from: '/profile' }],
  ['a nonsense amount', { ...stored, amount: 'much' }],
  ['a receipt without an owner', receipt],
])('%s: no payment details, and a way home [PAY-10]', async (_, state) => {
  const { user, path } = await arriveWith(state);
  expect(screen.getByRole('heading', { name: 'No payment details found' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Return Home' }));
  expect(path()).toBe('/');
});

test('in Arabic the digits stay Latin [SH-16]', async () => {
  installWords('cart-checkout', 'ar', arabic);
  await arriveWith(stored, 'ar');
  expect(screen.getByRole('heading', { name: 'شكرًا لطلبك' })).toBeVisible();
  expect(screen.getByText('₹91,999.50 INR')).toBeInTheDocument();
});
