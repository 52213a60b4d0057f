import { screen, within } from '@testing-library/react';
import { installWords, type Language } from 'shared-contracts';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { order, sofaItem } from 'shared-contracts/testing/sample-order';
import { asha } from '../testing/sample-person.ts';
import arabic from '../words.ar.ts';
import { page } from './page.tsx';

installWords('account', 'ar', arabic);

const openOrder = (answer: unknown, language: Language = 'en') =>
  renderPage(page, {
    path: '/myorders/KC-0041',
    pattern: '/myorders/:orderNumber',
    loggedInAs: asha,
    language,
    api: { 'get-order-detail': answer, 'get-localization-data': { labelsJsonData: [] } },
  });

test('an order shows its timeline, items, totals, payment and address [ACC-11]', async () => {
  await openOrder(order);
  const timeline = await screen.findByRole('region', { name: 'Status' });
  expect(
    within(timeline)
      .getAllByRole('listitem')
      .map((step) => step.textContent),
  ).toEqual(['Confirmed4 Jul 2025', 'Being prepared6 Jul 2025', 'Deliveredpending']);
  expect(within(timeline).getByText('Being prepared').closest('li')).toHaveAttribute('aria-current', 'step');
  expect(within(screen.getByRole('region', { name: 'Items' })).getByText('Aarvi Sofa')).toBeInTheDocument();
  const summary = screen.getByRole('region', { name: 'Summary' });
  expect(summary).toHaveTextContent('Items₹24,999Discount (NEW5)−₹1,249.95ShippingFreeTotal₹23,749.05');
  expect(summary).toHaveTextContent('Includes ₹3,622.74 GST');
  expect(screen.getByRole('region', { name: 'Payment' })).toHaveTextContent('Paid');
  expect(screen.getByRole('region', { name: 'Payment' })).toHaveTextContent('pay_1');
  expect(screen.getByRole('region', { name: 'Delivery address' })).toHaveTextContent('Bengaluru 560001');
  expect(screen.getByText('Ring twice')).toBeInTheDocument();
});

// The timeline of a returned order lost its dispatch, and the order its parcel's number.
test('what has come back shows its dispatch and its parcel [ACC-11]', async () => {
  const Timeline = [
    ...order.Timeline,
    { StatusID: 3, StatusName: 'Completed', AtUTC: '2025-07-12T10:00:00Z', Reason: '' },
    { StatusID: 4, StatusName: 'Returned', AtUTC: '2025-07-20T10:00:00Z', Reason: '' },
  ];
  const parcel = { ExpectedOn: null, Carrier: 'Blue Dart', TrackingNumber: '8123', TrackingUrl: '' };
  const Delivery = { State: 'delivered', DispatchedUTC: '2025-07-08T10:00:00Z', ...parcel };
  await openOrder({ ...order, Timeline, Delivery });
  const timeline = within(await screen.findByRole('region', { name: 'Status' }));
  expect(timeline.getAllByRole('listitem')[2]).toHaveTextContent('8 Jul 2025');
  expect(timeline.getAllByRole('listitem')).toHaveLength(5);
  expect(screen.getByRole('region', { name: 'Delivery' })).toHaveTextContent('8123');
});

// What came back of an order with a download showed the whole order as refunded.
test('an order whose downloads stay sold is partly refunded [ACC-11]', async () => {
  const Timeline = [...active, step(4, 'Returned', 'RT-1'), step(5, 'Refunded', 'RT-1')];
  await openOrder({ ...order, Timeline, IsPartlyRefunded: true });
  const timeline = within(await screen.findByRole('region', { name: 'Status' }));
  expect(timeline.getAllByRole('listitem').at(-1)).toHaveTextContent('Partly refunded9 Jul 2025');
});

test('the note of an order is shown as it was typed, whatever its language [ACC-11]', async () => {
  await openOrder({ ...order, OrderNote: '<b>الطابق</b> الثالث' });
  const note = await screen.findByRole('region', { name: 'Your note' });
  expect(within(note).getByText('<b>الطابق</b> الثالث').tagName).toBe('BDI');
});

test('an order without a note has no place for one [ACC-11]', async () => {
  await openOrder({ ...order, OrderNote: '' });
  await screen.findByRole('region', { name: 'Summary' });
  expect(screen.queryByRole('region', { name: 'Your note' })).not.toBeInTheDocument();
});

test('an order says where its goods are, when they are expected and who carries them [ACC-11] [PAY-18]', async () => {
  const Delivery = {
    State: 'dispatched',
    ExpectedOn: '2025-07-12',
    DispatchedUTC: '2025-07-08T10:00:00Z',
    Carrier: 'Blue Dart',
    TrackingNumber: '81234567890',
    TrackingUrl: 'https://carrier.example/81234567890',
  };
  await openOrder({ ...order, Delivery });
  const delivery = await screen.findByRole('region', { name: 'Delivery' });
  expect(delivery).toHaveTextContent(/ArrivesBy Sat 12 Jul.*CarrierBlue Dart/);
  const steps = within(screen.getByRole('region', { name: 'Status' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Confirmed4 Jul 2025',
    'Being prepared6 Jul 2025',
    'Dispatched8 Jul 2025',
    'Deliveredpending',
  ]);
  expect(within(delivery).getByRole('link', { name: '81234567890' })).toHaveAttribute('href', Delivery.TrackingUrl);
});

// An order of a piece in stock showed a week in which it might come, the product page one day.
test('before it is sent, an order shows the day that the product page promised [PAY-18]', async () => {
  const noDetails = { ExpectedOn: '2025-07-13', DispatchedUTC: null, Carrier: '', TrackingNumber: '', TrackingUrl: '' };
  await openOrder({ ...order, Delivery: { State: 'being-made', ...noDetails } });
  expect(await screen.findByRole('region', { name: 'Delivery' })).toHaveTextContent('ArrivesBy Sun 13 Jul');
  expect(screen.getByRole('region', { name: 'Status' })).toHaveTextContent(/Dispatchedpending/);
});

test('help comes first, and ids are under details [PAY-18]', async () => {
  await openOrder(order);
  const help = await screen.findByRole('region', { name: 'Need help with this order?' });
  expect(within(help).getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/Contactus');
  const status = screen.getByRole('region', { name: 'Status' });
  expect(help.compareDocumentPosition(status) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getByText('pay_1').closest('details')).not.toHaveAttribute('open');
});

test('an order of downloads alone is billed to an address, not delivered to it [ACC-11]', async () => {
  await openOrder({ ...order, Items: [{ ...sofaItem, IsDigitalProduct: true }] });
  expect(await screen.findByRole('region', { name: 'Billing address' })).toHaveTextContent('Karnataka');
  expect(screen.queryByRole('region', { name: 'Delivery address' })).not.toBeInTheDocument();
});

type Steps = typeof order.Timeline;
const active = order.Timeline.slice(0, 1);
const step = (StatusID: number, StatusName: string, Reason = '') => ({
  StatusID,
  StatusName,
  AtUTC: '2025-07-09T10:00:00Z',
  Reason,
});

test.each<[story: string, steps: Steps, texts: readonly string[]]>([
  ['that was just paid', active, ['Confirmed4 Jul 2025', 'Being preparedpending', 'Deliveredpending']],
  [
    'that has arrived',
    [...order.Timeline, step(3, 'Completed')],
    ['Confirmed4 Jul 2025', 'Being prepared6 Jul 2025', 'Delivered9 Jul 2025'],
  ],
  [
    'that was cancelled',
    [...active, step(5, 'Refunded', 'Cancelled')],
    ['Confirmed4 Jul 2025', 'Refunded9 Jul 2025Cancelled'],
  ],
  [
    'that came back',
    [step(3, 'Completed'), step(4, 'Returned', 'Too large')],
    ['Delivered9 Jul 2025', 'Returned9 Jul 2025Too large'],
  ],
])('the timeline of an order %s says what happened and what is still to come [ACC-11]', async (_, Timeline, texts) => {
  await openOrder({ ...order, Timeline });
  const timeline = await screen.findByRole('region', { name: 'Status' });
  const steps = within(timeline).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual(texts);
  expect(steps.filter((shown) => shown.hasAttribute('aria-current'))).toHaveLength(1);
});

const returned = {
  ReferenceNumber: 'RT-2507-000003',
  Kind: 'return',
  State: 'done',
  Reason: 'Too low',
  Answer: '',
  AtUTC: '2025-07-06T20:00:00Z',
  Lines: [{ OrderItemID: 1, Quantity: 1 }],
};

// The Arabic page showed 'Cancelled' in English, and an Arabic screen reader spelled it.
test.each<[language: Language, reason: string, text: string]>([
  ['en', 'Cancelled', 'Cancelled'],
  ['en', 'RT-2507-000003', 'Return RT-2507-000003'],
  ['ar', 'Cancelled', 'ملغى'],
  ['ar', 'RT-2507-000003', 'إرجاع \u2066RT-2507-000003\u2069'],
])('in %s the timeline gives the store’s own reason %s as %s [ACC-11] [SH-16]', async (language, reason, text) => {
  await openOrder({ ...order, Timeline: [...active, step(5, 'Refunded', reason)], Requests: [returned] }, language);
  const [, refunded] = within(await screen.findByRole('region', { name: /^(Status|الحالة)$/ })).getAllByRole(
    'listitem',
  );
  expect(refunded).toHaveTextContent(new RegExp(`9 (Jul|يوليو) 2025${text}$`));
  expect(refunded?.querySelector('[lang]')).toBeNull();
});

test('an operator’s own words stay in their language and direction on an Arabic page [SH-16]', async () => {
  await openOrder({ ...order, Timeline: [step(4, 'Returned', 'Collected on the 9th.')] }, 'ar');
  const words = await screen.findByText('Collected on the 9th.');
  expect([words.lang, words.dir]).toEqual(['en', 'auto']);
});

test.each([400, 403, 404])('an order of another shopper (%i) is shown as not found', async (status) => {
  await openOrder(() => reply.problem(status));
  expect(
    await screen.findByRole('heading', { name: 'We could not find this order in your account.' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/myorders');
});

test('an order that cannot be loaded can be tried again', async () => {
  const answers: unknown[] = [reply.problem(500), order];
  const { user } = await openOrder(() => answers.shift());
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Aarvi Sofa')).toBeInTheDocument();
});
