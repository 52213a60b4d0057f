import type { FakeAnswer } from 'shared-contracts/testing/fake-api';
import { renderPage } from 'shared-contracts/testing/render-page';
import { page } from '../payment/page.tsx';
import { asha, rememberCart, sofa } from './sample-cart.ts';
import { rememberHandOff } from './sample-hand-off.ts';

export const opened = {
  amount: 9199900,
  currency: 'INR',
  id: 'order_1',
  key: 'rzp_test_key',
  name: 'Kashtha & Co.',
  prefill: { name: 'Asha Rao', email: 'asha@example.in', contact: '9845012345' },
  checkoutScript: 'http://provider.test/checkout.js',
  sandbox: true,
};
export const paidStatus = {
  state: 'paid',
  OrderNumber: 'KC-1',
  payment: {
    PaymentId: 'pay_1',
    OrderId: 'order_1',
    amount: 9199900,
    currency: 'INR',
    PaidAtUTC: '2026-11-21T07:00:00.000Z',
  },
};
/** A server on which everything goes well. */
export const server: Record<string, FakeAnswer> = {
  'get-payment-status': ({ OrderId }: { OrderId?: string }) => (OrderId ? paidStatus : { state: 'none' }),
  'get-checkout-draft': { Parms: null },
  Get_Razor_Pay: opened,
  'verify-payment': { success: true },
  'insert-transaction': { success: true, message: 'recorded', OrderNumber: 'KC-1', payment: paidStatus.payment },
  makepaymentfailed: { success: true },
};

/** Opens /payment with two sofas in cart and hand-off. */
export function openPayment(answers: Record<string, FakeAnswer> = {}) {
  rememberCart(sofa);
  rememberHandOff();
  return renderPage(page, { path: '/payment', loggedInAs: asha, api: { ...server, ...answers } });
}

/** A server that answers the start of a payment in its own way. */
export const starting = (answer: FakeAnswer): Record<string, FakeAnswer> => ({ Get_Razor_Pay: answer });
