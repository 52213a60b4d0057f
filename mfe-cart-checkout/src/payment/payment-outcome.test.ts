import { outcomeOf } from './payment-outcome.ts';
import type { PaymentStatus } from './receipt.ts';

const payment = {
  PaymentId: 'pay_1',
  OrderId: 'order_1',
  amount: 9199950,
  currency: 'INR',
  PaidAtUTC: '2026-11-21T07:00:00.000Z',
};
const receipt = {
  paymentId: 'pay_1',
  orderId: 'order_1',
  transactionId: 'pay_1',
  amount: 91999.5,
  currency: 'INR',
  timestamp: '2026-11-21T07:00:00.000Z',
  orderNumber: 'KC-1',
};

test.each<[status: PaymentStatus, outcome: object]>([
  [
    { state: 'paid', OrderNumber: 'KC-1', payment },
    { kind: 'paid', receipt },
  ],
  [
    { state: 'partly-refunded', OrderNumber: 'KC-1', payment },
    { kind: 'paid', receipt },
  ],
  [{ state: 'paid' }, { kind: 'unsettled' }],
  [{ state: 'authorized' }, { kind: 'unsettled' }],
  [{ state: 'refund-due' }, { kind: 'refunding' }],
  [{ state: 'refunded' }, { kind: 'refunding' }],
  [{ state: 'none' }, { kind: 'unpaid', over: false }],
  [{ state: 'created' }, { kind: 'unpaid', over: false }],
  [{ state: 'failed' }, { kind: 'unpaid', over: true }],
  [{ state: 'expired' }, { kind: 'unpaid', over: true }],
])('%j means %j [PAY-08]', (status, outcome) => {
  expect(outcomeOf(status)).toEqual(outcome);
});
