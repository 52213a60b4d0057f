import fc from 'fast-check';
import type { WireAnswer } from '../api/call.ts';
import type { getPaymentStatus } from '../api/get-payment-status.ts';
import { paymentOrderOf, paymentRefusalOf, paymentStatusOf } from './payment.ts';

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
  amount: 9199950,
  currency: 'INR',
  paidAt: Date.UTC(2026, 10, 21, 7),
  orderNumber: 'KC-1',
};

test.each<[status: WireAnswer<typeof getPaymentStatus>, outcome: object]>([
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
  expect(paymentStatusOf(status)).toEqual(outcome);
});

test('an opened payment: paise, and the script of the provider [API-02] [PAY-08]', () => {
  const prefill = { name: 'Asha Rao', email: 'asha@example.in', contact: '9845012345' };
  const answer = {
    amount: 9199950,
    currency: 'INR',
    id: 'order_1',
    key: 'rzp_1',
    name: 'Kashtha & Co.',
    prefill,
  } as const;
  expect(paymentOrderOf({ ...answer, checkoutScript: 'https://provider.test/c.js', sandbox: true })).toEqual({
    id: 'order_1',
    amount: 9199950,
    currency: 'INR',
    key: 'rzp_1',
    storeName: 'Kashtha & Co.',
    prefill,
    script: 'https://provider.test/c.js',
  });
});

const line = { ProductId: 7, code: 'out-of-stock', Price: 45999.5, StockQuantity: 1 };

test.each([
  [
    { code: 'price-changed', total: 91999.5, lines: [] },
    { kind: 'price-changed', total: 9199950 },
  ],
  [
    { code: 'coupon-invalid', total: 91999.5 },
    { kind: 'coupon-invalid', total: 9199950 },
  ],
  [{ code: 'price-changed' }, { kind: 'items-changed', items: [] }],
  [
    { code: 'out-of-stock', total: 1, lines: [line, { ...line, ProductId: 9, code: 'unknown', StockQuantity: 0 }] },
    {
      kind: 'items-changed',
      items: [
        { productId: 7, reason: 'out-of-stock', left: 1, isHeld: false },
        { productId: 9, reason: 'discontinued', left: 0, isHeld: false },
      ],
    },
  ],
  [{ code: 'over-limit' }, { kind: 'items-changed', items: [] }],
  [{ code: 'already-paid', OrderNumber: 'KC-1' }, { kind: 'already-paid' }],
  [{ code: 'idempotency-conflict' }, { kind: 'mixed-up' }],
  [{ code: 'overtaken' }, null],
  [undefined, null],
])('the refusal %j is %j [API-02] [PAY-07]', (body, refusal) => {
  expect(paymentRefusalOf(body)).toEqual(refusal);
});

test('whatever a 409 holds, no exception and whole paise [API-02]', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json().map((text) => JSON.parse(text) as unknown),
        fc.record({ code: fc.constant('price-changed'), total: fc.integer().map((n) => n / 100) }),
      ),
      (body) => {
        const refusal = paymentRefusalOf(body);
        expect(refusal === null || !('total' in refusal) || Number.isSafeInteger(refusal.total)).toBe(true);
      },
    ),
    { numRuns: 1000 },
  );
});
