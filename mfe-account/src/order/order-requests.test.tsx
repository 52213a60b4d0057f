import { screen, within } from '@testing-library/react';
import { reply } from 'shared-contracts/testing/render-page';
import { order, returnTerms, sofaItem } from 'shared-contracts/testing/sample-order';
import { completed, openOrder, saved } from '../testing/open-order.tsx';

const cancellable = { ...order, CanCancel: true };
const cancelled = {
  ...order,
  Timeline: [
    ...order.Timeline.slice(0, 1),
    { StatusID: 5, StatusName: 'Refunded', AtUTC: '2025-07-05T10:00:00Z', Reason: 'Cancelled' },
  ],
};

describe('cancelling an order', () => {
  test('explains the consequences, then shows the reference number and the reloaded order [ACC-11]', async () => {
    const bench = await openOrder([cancellable, cancelled]);
    await bench.press('Cancel order');
    const dialog = screen.getByRole('dialog', { name: 'Cancel this order?' });
    expect(dialog).toHaveTextContent('We will refund your original payment method');
    expect(bench.sent()).toEqual([]);
    await bench.press('Yes, cancel it');
    const notice = await screen.findByText('Your order has been cancelled. Reference number: REQ-2507-000007.');
    expect(notice).toHaveAttribute('role', 'status');
    expect(notice).toHaveFocus();
    expect(await screen.findByRole('region', { name: 'Status' })).toHaveTextContent('Refunded5 Jul 2025Cancelled');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(bench.sent()[0]?.request).toMatchObject({ OrderNumber: 'KC-0041', Kind: 'cancel' });
  });

  test('tells before and after what is cancelled, what is kept, and how much comes back when [PAY-17]', async () => {
    const Items = [sofaItem, { ...sofaItem, OrderItemID: 2, ProductName: 'Care Guide', IsDigitalProduct: true }];
    const lineOf = (OrderItemID: number) => [{ OrderItemID, Quantity: 1 }];
    const Cancellation = {
      Cancelled: lineOf(1),
      Kept: lineOf(2),
      MoneyBack: 23749.05,
      WorkingDays: 2,
      BankDays: 7,
    };
    const request = {
      ReferenceNumber: 'CX-1',
      Kind: 'cancel',
      State: 'done',
      Reason: '',
      Answer: '',
      MoneyBack: 'on-its-way',
      AtUTC: '2025-07-05T10:00:00Z',
      Cancellation,
      Lines: [],
    };
    const bench = await openOrder([
      { ...cancellable, Items, Cancellation },
      { ...cancelled, Items, Requests: [request] },
    ]);
    const text =
      /not delivered1 × Aarvi Sofa.*keep.*1 × Care Guide.*₹23,749\.05.*within 2 working days.*up to 7 working days more/;
    await bench.press('Cancel order');
    expect(screen.getByRole('dialog', { name: 'Cancel this order?' })).toHaveTextContent(text);
    await bench.press('Yes, cancel it');
    expect(await screen.findByRole('region', { name: 'Cancellations and returns' })).toHaveTextContent(text);
  });

  test('is not offered when it may not be cancelled [ACC-11]', async () => {
    await openOrder([order]);
    expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Return items' })).not.toBeInTheDocument();
  });

  test('can be dismissed: nothing is sent [ACC-11]', async () => {
    const bench = await openOrder([cancellable]);
    await bench.press('Cancel order');
    await bench.press('Keep the order');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(bench.sent()).toEqual([]);
  });

  test('that comes too late is reported in plain words above the reloaded order [ACC-11]', async () => {
    const bench = await openOrder([{ ...cancellable, Timeline: order.Timeline.slice(0, 1) }, order], {
      request: reply.problem(409, { code: 'not-cancellable' }),
    });
    await bench.press('Cancel order');
    await bench.press('Yes, cancel it');
    expect(await screen.findByText(/This order can no longer be cancelled/)).toHaveFocus();
    expect(await screen.findByRole('region', { name: 'Status' })).toHaveTextContent('Being prepared6 Jul 2025');
    expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
  });

  test('that fails can be retried with the same key, also from a reopened dialog [ACC-11]', async () => {
    const answers: unknown[] = [reply.nothing(), reply.problem(429, {}), saved];
    const bench = await openOrder([cancellable, cancelled], { request: () => answers.shift() });
    await bench.press('Cancel order');
    await bench.press('Yes, cancel it');
    expect(await screen.findByText('An error occurred. Please try again!')).toBeInTheDocument();
    await bench.press('Yes, cancel it');
    expect(await screen.findByText(/Too many attempts/)).toBeInTheDocument();
    await bench.press('Keep the order');
    await bench.press('Cancel order');
    await bench.press('Yes, cancel it');
    await screen.findByText(/Your order has been cancelled/);
    const keys = bench.sent().map(({ request }) => (request as { IdempotencyKey: string }).IdempotencyKey);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  test('is sent once for a double click [ACC-11]', async () => {
    const bench = await openOrder([cancellable, cancelled]);
    await bench.press('Cancel order');
    await bench.user.dblClick(screen.getByRole('button', { name: 'Yes, cancel it' }));
    await screen.findByText(/Your order has been cancelled/);
    expect(bench.sent()).toHaveLength(1);
  });
});

test('requests are listed with their state and the store’s answer [ACC-11]', async () => {
  const request = {
    ReferenceNumber: 'REQ-2507-000003',
    Kind: 'return' as const,
    Reason: 'Too low',
    Answer: '',
    AtUTC: '2025-07-06T20:00:00Z',
    Lines: [{ OrderItemID: 2, Quantity: 2 }],
  };
  await openOrder([
    {
      ...completed,
      Requests: [
        { ...request, State: 'open' },
        { ...request, ReferenceNumber: 'REQ-2507-000002', State: 'refused', Answer: 'It was used.' },
      ],
    },
  ]);
  const requests = within(screen.getByRole('region', { name: 'Cancellations and returns' }));
  expect(requests.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'ReturnReference numberREQ-2507-000003Date7 Jul 2025StateWaiting for our replyItems2 × Mira ChairReasonToo low',
    'ReturnReference numberREQ-2507-000002Date7 Jul 2025StateRefusedItems2 × Mira ChairReasonToo lowOur replyIt was used.',
  ]);
});

test.each([
  ['on-its-way', 'Done, your money is on its way'],
  ['returned', 'Done, your money has been returned'],
  [undefined, 'Done'],
] as const)('what is done with its money %s says: %s [ACC-11]', async (MoneyBack, text) => {
  const request = { Kind: 'cancel', Reason: '', Answer: '', AtUTC: '2025-07-06T20:00:00Z', Lines: [], State: 'done' };
  await openOrder([{ ...cancelled, Requests: [{ ...request, MoneyBack, ReferenceNumber: 'CX-2025-ABCDEF' }] }]);
  const requests = within(screen.getByRole('region', { name: 'Cancellations and returns' }));
  expect(requests.getByText('State').nextElementSibling).toHaveTextContent(new RegExp(`^${text}$`));
});

test.each([
  [
    'accepted',
    /To be returned2 × Mira Chair.*You keep1 × Aarvi Sofa.*₹2,000.*within 2 working days of the items reaching us/,
  ],
  ['done', /To be returned2 × Mira Chair.*You keep1 × Aarvi Sofa.*₹2,000.*within 2 working days\. Banks/],
])(
  'a return that is %s says what it is about, what is kept, and how much comes back when [PAY-17]',
  async (State, text) => {
    const Lines = [{ OrderItemID: 2, Quantity: 2 }];
    const request = { Kind: 'return', Reason: 'Too low', Answer: '', AtUTC: '2025-07-06T20:00:00Z', Lines, State };
    const Return = returnTerms({ Lines });
    await openOrder([{ ...completed, Requests: [{ ...request, Return, ReferenceNumber: 'RT-2025-ABCDEF' }] }]);
    expect(screen.getByRole('region', { name: 'Cancellations and returns' })).toHaveTextContent(text);
  },
);
