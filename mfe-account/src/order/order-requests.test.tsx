import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { chairItem, order, sofaItem } from '../testing/sample-order.ts';
import { asha } from '../testing/sample-person.ts';
import { page } from './page.tsx';

const cancellable = { ...order, CanCancel: true };
const cancelled = {
  ...order,
  Timeline: [
    ...order.Timeline.slice(0, 1),
    { StatusID: 5, StatusName: 'Refunded', AtUTC: '2025-07-05T10:00:00Z', Reason: 'Cancelled' },
  ],
};
const completed = {
  ...order,
  Items: [sofaItem, chairItem],
  Timeline: [{ StatusID: 3, StatusName: 'Completed', AtUTC: '2025-07-05T10:00:00Z', Reason: '' }],
  Returnable: [
    { OrderItemID: 1, Quantity: 1, UntilUTC: '2025-07-12T10:00:00Z' },
    { OrderItemID: 2, Quantity: 3, UntilUTC: '2025-07-12T10:00:00Z' },
  ],
};
const saved = [{ ResponseMsg: 'Saved Successfully', ReferenceNumber: 'REQ-2507-000007' }];

/** The order as it is shown at first, and as every later load answers it. */
async function openOrder(answers: readonly unknown[], request: unknown = saved) {
  const left = [...answers];
  const bench = await renderPage(page, {
    path: '/myorders/KC-0041',
    pattern: '/myorders/:orderNumber',
    loggedInAs: asha,
    api: {
      'get-order-detail': () => (left.length > 1 ? left.shift() : left[0]),
      'insert-order-request': request,
    },
  });
  await screen.findByRole('region', { name: 'Items' });
  return { ...bench, sent: () => bench.calls.filter(({ name }) => name === 'insert-order-request') };
}
type Bench = Awaited<ReturnType<typeof openOrder>>;

const press = ({ user }: Bench, name: string | RegExp) => user.click(screen.getByRole('button', { name }));

describe('cancelling an order', () => {
  test('explains the consequences, then shows the reference number and the reloaded order [ACC-11]', async () => {
    const bench = await openOrder([cancellable, cancelled]);
    await press(bench, 'Cancel order');
    const dialog = screen.getByRole('dialog', { name: 'Cancel this order?' });
    expect(dialog).toHaveTextContent('Your money goes back the way you paid');
    expect(bench.sent()).toEqual([]);
    await press(bench, 'Yes, cancel it');
    const notice = await screen.findByText('Your order is cancelled. Reference number: REQ-2507-000007.');
    expect(notice).toHaveAttribute('role', 'status');
    expect(notice).toHaveFocus();
    expect(await screen.findByRole('region', { name: 'Status' })).toHaveTextContent('Refunded05-07-2025Cancelled');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(bench.sent()[0]?.request).toMatchObject({ OrderNumber: 'KC-0041', Kind: 'cancel' });
  });

  test('tells before and after what is cancelled, what is kept, and how much comes back when [PAY-17]', async () => {
    const Items = [sofaItem, { ...sofaItem, OrderItemID: 2, ProductName: 'Care Guide', IsDigitalProduct: true }];
    const pieces = (OrderItemID: number) => [{ OrderItemID, Quantity: 1 }];
    const Cancellation = {
      Cancelled: pieces(1),
      Kept: pieces(2),
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
    const said = /not delivered1 × Aarvi Sofa.*keep.*1 × Care Guide.*₹23,749\.05.*within 2 working days.*up to 7 more/;
    await press(bench, 'Cancel order');
    expect(screen.getByRole('dialog', { name: 'Cancel this order?' })).toHaveTextContent(said);
    await press(bench, 'Yes, cancel it');
    expect(await screen.findByRole('region', { name: 'Cancellations and returns' })).toHaveTextContent(said);
  });

  test('is not offered when it may not be cancelled [ACC-11]', async () => {
    await openOrder([order]);
    expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Return items' })).not.toBeInTheDocument();
  });

  test('can be dismissed: nothing is sent [ACC-11]', async () => {
    const bench = await openOrder([cancellable]);
    await press(bench, 'Cancel order');
    await press(bench, 'Keep the order');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(bench.sent()).toEqual([]);
  });

  test('that comes too late is reported in plain words above the reloaded order [ACC-11]', async () => {
    const bench = await openOrder(
      [{ ...cancellable, Timeline: order.Timeline.slice(0, 1) }, order],
      reply.problem(409, { code: 'not-cancellable' }),
    );
    await press(bench, 'Cancel order');
    await press(bench, 'Yes, cancel it');
    expect(await screen.findByText(/This order can no longer be cancelled/)).toHaveFocus();
    expect(await screen.findByRole('region', { name: 'Status' })).toHaveTextContent('In progress06-07-2025');
    expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
  });

  test('that fails can be retried with the same key, also from a reopened dialog [ACC-11]', async () => {
    const answers: unknown[] = [reply.nothing(), reply.problem(429, {}), saved];
    const bench = await openOrder([cancellable, cancelled], () => answers.shift());
    await press(bench, 'Cancel order');
    await press(bench, 'Yes, cancel it');
    expect(await screen.findByText('An error occurred. Please try again!')).toBeInTheDocument();
    await press(bench, 'Yes, cancel it');
    expect(await screen.findByText(/Too many attempts/)).toBeInTheDocument();
    await press(bench, 'Keep the order');
    await press(bench, 'Cancel order');
    await press(bench, 'Yes, cancel it');
    await screen.findByText(/Your order is cancelled/);
    const keys = bench.sent().map(({ request }) => (request as { IdempotencyKey: string }).IdempotencyKey);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  test('is sent once for a double click [ACC-11]', async () => {
    const bench = await openOrder([cancellable, cancelled]);
    await press(bench, 'Cancel order');
    await bench.user.dblClick(screen.getByRole('button', { name: 'Yes, cancel it' }));
    await screen.findByText(/Your order is cancelled/);
    expect(bench.sent()).toHaveLength(1);
  });
});

describe('returning pieces', () => {
  const open = async (request?: unknown) => {
    const bench = await openOrder([completed], request);
    await press(bench, 'Return items');
    return bench;
  };
  const pieces = (name: string) => within(screen.getByRole('group', { name: `Pieces of ${name}` }));
  const send = (bench: Bench) => press(bench, 'Ask to return');

  test('names how many of each can go back and until when, and takes any part of them [ACC-11]', async () => {
    const bench = await open();
    const dialog = screen.getByRole('dialog', { name: 'What do you want to return?' });
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringContaining('Aarvi SofaUp to 1, until 12-07-2025'),
      expect.stringContaining('Mira ChairUp to 3, until 12-07-2025'),
    ]);
    const more = pieces('Mira Chair').getByRole('button', { name: 'Increase quantity' });
    await bench.user.click(more);
    await bench.user.click(more);
    await bench.user.type(screen.getByRole('textbox', { name: /^Reason/ }), ' Too low for the table ');
    expect(screen.getByText('23 of 500 characters')).toBeInTheDocument();
    await send(bench);
    expect(await screen.findByText(/Reference number: REQ-2507-000007/)).toHaveFocus();
    expect(bench.sent()[0]?.request).toMatchObject({
      OrderNumber: 'KC-0041',
      Kind: 'return',
      Lines: [{ OrderItemID: 2, Quantity: 2 }],
      Reason: 'Too low for the table',
    });
  });

  test('goes no further than what can be returned [ACC-11]', async () => {
    const bench = await open();
    await bench.user.click(pieces('Aarvi Sofa').getByRole('button', { name: 'Increase quantity' }));
    expect(pieces('Aarvi Sofa').getByRole('button', { name: 'Increase quantity' })).toBeDisabled();
  });

  test('asks for a piece and a reason before anything is sent [ACC-11] [ACC-05]', async () => {
    const bench = await open();
    await send(bench);
    expect(screen.getByText('Choose at least one piece.')).toBeInTheDocument();
    expect(screen.getByText('Reason is required')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /^Reason/ })).toHaveFocus();
    await bench.user.click(screen.getByRole('textbox', { name: /^Reason/ }));
    await bench.user.paste('x'.repeat(501));
    expect(screen.getByText('Reason max length should be 500 characters')).toBeInTheDocument();
    expect(bench.sent()).toEqual([]);
  });

  test.each([
    ['by the policy', reply.problem(409, { code: 'not-returnable' })],
    [
      'because another tab has requested the same pieces',
      reply.problem(400, { errors: [{ path: 'Lines', message: 'too many' }] }),
    ],
  ])('that is refused %s is reported in plain words above the reloaded order [ACC-11]', async (_, answer) => {
    const bench = await openOrder([completed, order], answer);
    await press(bench, 'Return items');
    await bench.user.click(pieces('Aarvi Sofa').getByRole('button', { name: 'Increase quantity' }));
    await bench.user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Too large');
    await send(bench);
    expect(await screen.findByRole('alert')).toHaveTextContent('These pieces can no longer be returned like that.');
    await screen.findByRole('region', { name: 'Items' });
    expect(screen.queryByRole('button', { name: 'Return items' })).not.toBeInTheDocument();
  });

  test('keeps the form values when it fails [ACC-11]', async () => {
    const bench = await open(reply.problem(500));
    await bench.user.click(pieces('Aarvi Sofa').getByRole('button', { name: 'Increase quantity' }));
    await bench.user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Too large');
    await send(bench);
    expect(await screen.findByText('An error occurred. Please try again!')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /^Reason/ })).toHaveValue('Too large');
    expect(pieces('Aarvi Sofa').getByRole('textbox')).toHaveValue('1');
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
    'ReturnReference numberREQ-2507-000003Date07-07-2025StateWaiting for our answerPieces2 × Mira ChairReasonToo low',
    'ReturnReference numberREQ-2507-000002Date07-07-2025StateRefusedPieces2 × Mira ChairReasonToo lowOur answerIt was used.',
  ]);
});

test.each([
  ['on-its-way', 'Done, your money is on its way'],
  ['returned', 'Done, your money has been returned'],
  [undefined, 'Done'],
] as const)('what is done with its money %s says: %s [ACC-11]', async (MoneyBack, says) => {
  const request = { Kind: 'cancel', Reason: '', Answer: '', AtUTC: '2025-07-06T20:00:00Z', Lines: [], State: 'done' };
  await openOrder([{ ...cancelled, Requests: [{ ...request, MoneyBack, ReferenceNumber: 'CX-2025-ABCDEF' }] }]);
  const requests = within(screen.getByRole('region', { name: 'Cancellations and returns' }));
  expect(requests.getByText('State').nextElementSibling).toHaveTextContent(new RegExp(`^${says}$`));
});

describe('the invoice', () => {
  const savedFiles: string[] = [];
  beforeEach(() => {
    savedFiles.length = 0;
    URL.createObjectURL = () => 'blob:invoice';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      savedFiles.push(this.download);
    });
  });
  afterEach(() => jest.restoreAllMocks());

  test('is saved as a PDF under the order’s number [ACC-11]', async () => {
    const bench = await openOrder([order]);
    const network = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('%PDF'));
    await press(bench, 'Download invoice (PDF)');
    await waitFor(() => expect(savedFiles).toEqual(['invoice-KC-0041.pdf']));
    expect(network.mock.calls[0]?.[1]).toMatchObject({
      headers: { Token: 'test-token', UserID: '7' },
      body: '{"requestParameters":{"OrderNumber":"KC-0041"}}',
    });
  });

  const notes = [1, 2].map((n) => ({
    Number: `CRN/25-26/00000${n}`,
    Kind: 'credit-note' as const,
    IssuedUTC: '2025-07-06T20:00:00Z',
  }));

  test('is listed with credit notes, each saved under its number [ACC-11] [PAY-14]', async () => {
    const bench = await openOrder([{ ...order, Documents: [...order.Documents, ...notes] }]);
    const network = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('%PDF'));
    expect(screen.getAllByRole('button', { name: /PDF/ }).map(({ textContent }) => textContent)).toEqual([
      'Download invoice (PDF)',
      'Credit note CRN/25-26/000001 (PDF)',
      'Credit note CRN/25-26/000002 (PDF)',
    ]);
    await press(bench, 'Credit note CRN/25-26/000002 (PDF)');
    await waitFor(() => expect(savedFiles).toEqual(['CRN-25-26-000002.pdf']));
    expect(network.mock.calls[0]?.[1]).toMatchObject({
      body: '{"requestParameters":{"OrderNumber":"KC-0041","DocumentNumber":"CRN/25-26/000002"}}',
    });
  });

  test.each([404, 500])('a %i for a credit note shows a text [ACC-11]', async (status) => {
    const bench = await openOrder([{ ...order, Documents: notes }]);
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status }));
    await press(bench, 'Credit note CRN/25-26/000001 (PDF)');
    const failed = 'The credit note could not be downloaded. Please try again.';
    await waitFor(() => expect(bench.toasts.map((toast) => toast.text)).toEqual([failed]));
    expect(savedFiles).toEqual([]);
  });

  test('is the only document of an API of an earlier release', async () => {
    const { Documents: _, ...earlier } = order;
    await openOrder([earlier]);
    expect(screen.getAllByRole('button', { name: /PDF/ })).toHaveLength(1);
  });

  test.each([
    [404, 'This order has no invoice yet. Please try again later.'],
    [500, 'The invoice could not be downloaded. Please try again.'],
  ])('answered with %i shows a text [ACC-11]', async (status, text) => {
    const bench = await openOrder([order]);
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status }));
    await press(bench, 'Download invoice (PDF)');
    await waitFor(() => expect(bench.toasts.map((toast) => toast.text)).toEqual([text]));
    expect(savedFiles).toEqual([]);
  });
});
