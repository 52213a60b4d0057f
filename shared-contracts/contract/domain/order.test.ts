import { order as paid, sofaItem } from '../../testing/sample-order.tsx';
import type { OrderDetail } from '../api/shapes/order-detail.ts';
import { instantOf } from './instant.ts';
import { fromRupees } from './money.ts';
import { orderOf } from './order.ts';
import { orderItemOf } from './order-item.ts';
import { orderPageOf } from './order-list.ts';
import { followedOrderOf, trackedOrderOf } from './tracked-order.ts';

const guide = {
  ...sofaItem,
  OrderItemID: 2,
  Price: 499,
  OrderItemTotal: 499,
  IsDigitalProduct: true,
  LatestStatusID: 1,
};
const parcel = {
  ExpectedOn: null,
  DispatchedUTC: '2025-07-08T10:00:00Z',
  Carrier: '',
  TrackingNumber: '8123',
  TrackingUrl: '',
};
const at = (day: number) => `2025-07-${String(day).padStart(2, '0')}T10:00:00Z`;
const step = (StatusName: string, day: number, Reason = '') => ({ StatusID: 0, StatusName, AtUTC: at(day), Reason });

/** As the store answers for its sample person's returned sofa, without what is the same for every order. */
const returned: OrderDetail = {
  ...paid,
  LatestStatusID: 5,
  LatestStatusName: 'Refunded',
  IsPartlyRefunded: true,
  OrderNote: '',
  Items: [guide],
  Timeline: [
    step('Active', 4),
    step('InProgress', 5),
    step('Completed', 12),
    step('Returned', 20, 'RET-1'),
    step('Refunded', 21, 'Found damaged'),
    step('Archived', 22),
  ],
  Payment: { ...paid.Payment, State: 'partly-refunded' },
  CouponCode: '',
  Delivery: { State: 'delivered', ...parcel },
  Returnable: [{ OrderItemID: 2, Quantity: 1, UntilUTC: at(30) }],
  Requests: [
    {
      ReferenceNumber: 'RET-1',
      Kind: 'return',
      State: 'done',
      Reason: 'Too wide',
      Answer: '',
      MoneyBack: 'returned',
      AtUTC: at(18),
      Return: {
        Returned: [{ OrderItemID: 1, Quantity: 1 }],
        Kept: [],
        MoneyBack: 23250.05,
        WorkingDays: 2,
        BankDays: 7,
      },
      Lines: [{ OrderItemID: 1, Quantity: 1 }],
    },
  ],
  Documents: [...paid.Documents, { Number: 'CRN/25-26/000002', Kind: 'credit-note', IssuedUTC: at(21) }],
};

test('an order has paise, instants, and nothing where the wire has empty texts [API-02]', () => {
  const order = orderOf(returned);
  expect(order).toMatchObject({
    placedAt: instantOf(at(4)),
    total: fromRupees(23749.05),
    discount: 124_995,
    creditNotes: ['CRN/25-26/000002'],
    returnable: [{ itemId: 2, quantity: 1, until: instantOf(at(30)) }],
  });
  expect([order.note, order.couponCode, order.delivery?.carrier]).toEqual([undefined, undefined, undefined]);
});

test('its steps have the dispatch, a shopper’s statuses, and reasons of three kinds [API-02]', () => {
  expect(orderOf(returned).steps.map(({ status, reason }) => [status, reason])).toEqual([
    ['confirmed', undefined],
    ['being-made', undefined],
    ['dispatched', undefined],
    ['delivered', undefined],
    ['returned', { kind: 'return', reference: 'RET-1' }],
    ['partly-refunded', { kind: 'note', text: 'Found damaged' }],
    [{ unknown: 'Archived' }, undefined],
  ]);
  const cancelled = {
    ...returned,
    Timeline: [step('Refunded', 5, 'Cancelled')],
    Delivery: undefined,
    IsPartlyRefunded: undefined,
  };
  expect(orderOf(cancelled).steps).toEqual([
    { status: 'refunded', at: instantOf(at(5)), reason: { kind: 'cancelled' } },
  ]);
});

test('a request says what it refunds, whichever of the two kinds it is [API-02]', () => {
  const [request] = returned.Requests;
  const terms = { units: [{ itemId: 1, quantity: 1 }], kept: [], refund: 2_325_005, workingDays: 2, bankDays: 7 };
  const { Returned: Cancelled, ...same } = request?.Return ?? ({} as never);
  const cancellation = { ...request, Kind: 'cancel', Return: undefined, Cancellation: { Cancelled, ...same } } as never;
  expect(orderOf({ ...returned, Requests: [request as never, cancellation] }).requests).toMatchObject([
    { kind: 'return', state: 'done', refund: 'returned', terms },
    { kind: 'cancel', terms },
  ]);
});

test.each([
  [{}, { state: 'later' }],
  [
    { LatestStatusID: 3, DownloadToken: 'abc' },
    { state: 'open', token: 'abc' },
  ],
  [{ ShippingStatusID: 3 }, { state: 'being-prepared' }],
  [{ LatestStatusID: 4 }, { state: 'closed' }],
  [{ LatestStatusID: 5, DownloadToken: 'abc' }, { state: 'closed' }],
  [{ IsDigitalProduct: false, LatestStatusID: 3 }, undefined],
])('an item with %j is downloaded as %j [ACC-10]', (wire, download) => {
  expect(orderItemOf({ ...guide, ...wire }).download).toEqual(download);
});

test('orders in a list have one status, and a count of all pages [API-02]', () => {
  const row = {
    OrderId: 1,
    OrderNumber: 'KC-1',
    OrderDateUTC: at(1),
    TotalItems: 2,
    OrderTotal: 10.5,
    TotalRecords: 12,
  };
  const rows = [
    { ...row, LatestStatusName: 'InProgress', IsDispatched: true },
    { ...row, LatestStatusName: 'Refunded', IsPartlyRefunded: true },
    { ...row, LatestStatusName: 'Refunded' },
  ];
  const { orders, count } = orderPageOf(rows);
  expect(orders.map(({ status }) => status)).toEqual(['dispatched', 'partly-refunded', 'refunded']);
  expect([count, orderPageOf([]).count]).toEqual([12, 0]);
});

test('an order that is over says what ended it, where the API does [PAY-18]', () => {
  const over = { OrderNumber: 'KC-1', OrderDateUTC: at(1), State: 'over', ...parcel } as const;
  expect(trackedOrderOf({ ...over, Outcome: 'cancelled' }).state).toBe('cancelled');
  expect(trackedOrderOf({ ...over, Outcome: null }).state).toBe('over');
  expect(trackedOrderOf({ ...over, Outcome: null, IsMadeToOrder: true }).isMadeToOrder).toBe(true);
});

test('an order of downloads that a link opens has neither town nor delivery [ACC-18]', () => {
  const order = followedOrderOf({
    OrderNumber: 'KC-1',
    OrderDateUTC: at(1),
    CityName: '',
    Timeline: [step('Active', 1)],
  });
  expect(order).toEqual({
    number: 'KC-1',
    placedAt: instantOf(at(1)),
    isMadeToOrder: false,
    steps: [{ status: 'confirmed', at: instantOf(at(1)) }],
  });
});
