import type { PaymentOrder } from 'shared-contracts/domain/payment';
import type { WindowResult } from './advance.ts';
import type { RazorpayResponse } from './razorpay.ts';
import type { Completion } from './receipt.ts';

/** The store's yellow (spec §9). */
const THEME_COLOUR = '#E2A52E';
/** Stock is reserved for 15 minutes; the window closes after 12 (PAY-12). */
const WINDOW_TIMEOUT_S = 720;

/** Opens the provider's window and resolves with its outcome. An abort closes it. Never rejects. */
export function openPaymentWindow(order: PaymentOrder, signal: AbortSignal): Promise<WindowResult> {
  return new Promise<WindowResult>((resolve) => {
    const { Razorpay } = window;
    if (!Razorpay || signal.aborted) return resolve({ kind: 'left' });
    const shown = new Razorpay({
      key: order.key,
      amount: order.amount,
      currency: order.currency,
      order_id: order.id,
      name: order.storeName,
      theme: { color: THEME_COLOUR },
      prefill: order.prefill,
      timeout: WINDOW_TIMEOUT_S,
      // A retry reloads /payment, which first checks the state on the server.
      retry: { enabled: false },
      handler: (response) => settle({ kind: 'completed', completion: completionOf(response) }),
      modal: { ondismiss: () => settle({ kind: 'dismissed' }) },
    });
    const close = (result: WindowResult) => {
      // Settles first, as closing calls ondismiss.
      settle(result);
      shown.close();
    };
    const leave = () => close({ kind: 'left' });
    const settle = (result: WindowResult) => {
      signal.removeEventListener('abort', leave);
      resolve(result);
    };
    shown.on('payment.failed', () => close({ kind: 'declined' }));
    signal.addEventListener('abort', leave);
    shown.open();
  }).catch(() => ({ kind: 'broken' }));
}

function completionOf(response: RazorpayResponse): Completion {
  return {
    paymentId: response.razorpay_payment_id,
    orderId: response.razorpay_order_id,
    signature: response.razorpay_signature,
  };
}
