import type { RazorpayOptions } from '../payment/razorpay.ts';

export interface FakeProvider {
  /** Options of the opened windows, oldest first. */
  readonly opened: readonly RazorpayOptions[];
  complete(signature?: string): void;
  dismiss(): void;
  decline(): void;
  remove(): void;
}

/** Replaces the provider's script, as if it were loaded. */
export function provideFakeProvider(): FakeProvider {
  const opened: RazorpayOptions[] = [];
  let declined = () => {};
  window.Razorpay = class {
    readonly #options: RazorpayOptions;
    constructor(options: RazorpayOptions) {
      this.#options = options;
    }
    open() {
      opened.push(this.#options);
    }
    // The real one calls ondismiss however it is closed.
    close() {
      this.#options.modal.ondismiss();
    }
    on(_: 'payment.failed', listener: () => void) {
      declined = listener;
    }
  };
  return {
    opened,
    complete: (signature = 'genuine') =>
      opened.at(-1)?.handler({
        razorpay_payment_id: 'pay_1',
        razorpay_order_id: opened.at(-1)?.order_id ?? '',
        razorpay_signature: signature,
      }),
    dismiss: () => opened.at(-1)?.modal.ondismiss(),
    decline: () => declined(),
    remove: () => {
      delete window.Razorpay;
    },
  };
}
