import type { ApiClient, PaymentHandOff } from 'shared-contracts';
import { getPaymentStatus } from 'shared-contracts/api/get-payment-status';
import { insertTransaction } from 'shared-contracts/api/insert-transaction';
import { makePaymentFailed } from 'shared-contracts/api/make-payment-failed';
import { verifyPayment } from 'shared-contracts/api/verify-payment';
import { PAYMENT_METHOD_RAZORPAY } from 'shared-contracts/domain/constants';
import { wait } from 'shared-contracts/domain/wait';
import type { PaymentWork } from './advance.ts';
import { loadCheckoutScript } from './checkout-script.ts';
import { openPaymentWindow } from './payment-window.ts';
import { type Completion, receiptOfCompletion } from './receipt.ts';
import { pollDelay, withRetries } from './retry.ts';
import { startPayment } from './start-payment.ts';

interface PaymentWorkOptions {
  readonly api: ApiClient;
  readonly handOff: PaymentHandOff;
  /** Aborted when the shopper leaves the page: the window closes, calls about paid money go on. */
  readonly signal: AbortSignal;
}

/** The steps of a payment against the store's API and the provider's window. */
export function paymentWork({ api, handOff, signal }: PaymentWorkOptions): PaymentWork {
  const { IdempotencyKey } = handOff;
  return {
    start: () => startPayment(api, handOff),
    loadWindow: (order) => loadCheckoutScript(order.script),
    pay: (order) => openPaymentWindow(order, signal),

    async verify({ paymentId, orderId, signature }) {
      const request = { PaymentId: paymentId, OrderId: orderId, Signature: signature };
      const result = await withRetries(() => api.call(verifyPayment, request));
      if (!result.ok) return 'unreachable';
      return result.value.success ? 'genuine' : 'forged';
    },

    async record(order, completion) {
      const request = transactionOf(completion);
      const result = await withRetries(() => api.call(insertTransaction, request));
      if (!result.ok || !result.value.success) return 'unrecorded';
      if (result.value.receipt) return result.value.receipt;
      // An API of an earlier release: one request for the order number, which the receipt can be without.
      const status = await api.call(getPaymentStatus, { OrderId: order.id });
      return status.ok && status.value.kind === 'paid' ? status.value.receipt : receiptOfCompletion(order, completion);
    },

    async confirm(verified) {
      for (let poll = 0; !signal.aborted; poll++) {
        const status = await api.call(getPaymentStatus, { IdempotencyKey }, { signal });
        const outcome = status.ok ? status.value : undefined;
        if (outcome?.kind === 'paid' || outcome?.kind === 'refunding') return outcome;
        if (outcome?.kind === 'unpaid' && outcome.over && !verified) return outcome;
        await wait(pollDelay(poll), signal);
      }
      return 'left';
    },

    async reportFailure(order) {
      const result = await api.call(makePaymentFailed, { OrderId: order.id });
      if (!result.ok) return 'over';
      return !result.value.success ? 'denied' : result.value.uncharged ? 'uncharged' : 'over';
    },
  };
}

function transactionOf(completion: Completion) {
  return {
    orderId: completion.orderId,
    paymentMethodId: PAYMENT_METHOD_RAZORPAY,
    transactionId: completion.paymentId,
    paymentTransactionJson: JSON.stringify({
      razorpay_payment_id: completion.paymentId,
      razorpay_order_id: completion.orderId,
      razorpay_signature: completion.signature,
    }),
  } as const;
}
