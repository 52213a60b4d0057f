import type { ApiClient, PaymentHandOff } from 'shared-contracts';
import { getPaymentStatus } from 'shared-contracts/api/get-payment-status';
import { insertTransaction } from 'shared-contracts/api/insert-transaction';
import { makePaymentFailed } from 'shared-contracts/api/make-payment-failed';
import { verifyPayment } from 'shared-contracts/api/verify-payment';
import { PAYMENT_METHOD_RAZORPAY } from 'shared-contracts/domain/constants';
import type { PaymentWork } from './advance.ts';
import { loadCheckoutScript } from './checkout-script.ts';
import { outcomeOf } from './payment-outcome.ts';
import { openPaymentWindow } from './payment-window.ts';
import { type Completion, receiptFromStatus, receiptOf } from './receipt.ts';
import { pollDelay, wait, withRetries } from './retry.ts';
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
    loadWindow: (order) => loadCheckoutScript(order.checkoutScript),
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
      // One request for the order number; the receipt does not need it.
      const status = await api.call(getPaymentStatus, { OrderId: order.id });
      return (status.ok && receiptFromStatus(status.value)) || receiptOf(order, completion, new Date());
    },

    async confirm(verified) {
      for (let poll = 0; !signal.aborted; poll++) {
        const status = await api.call(getPaymentStatus, { IdempotencyKey }, { signal });
        const outcome = status.ok ? outcomeOf(status.value) : undefined;
        if (outcome?.kind === 'paid' || outcome?.kind === 'refunding') return outcome;
        if (outcome?.kind === 'unpaid' && outcome.over && !verified) return outcome;
        await wait(pollDelay(poll), signal);
      }
      return 'left';
    },

    async reportFailure(order) {
      const result = await api.call(makePaymentFailed, { OrderId: order.id });
      return result.ok && !result.value.success ? 'denied' : 'over';
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
