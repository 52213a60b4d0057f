import type { RazorpayOptions } from '../payment/razorpay.ts';

export interface FakeProvider {
  /** Options of the opened windows, oldest first. */
  readonly opened: readonly RazorpayOptions[];
  complete(signature?: string): void;
  dismiss(): void;
  decline(): void;
  /** Makes the provider's script throw. */
  breakAt(place: 'construct' | 'open' | null): void;
  remove(): void;
}

/** Replaces the provider's script, as if it were loaded. */
export function provideFakeProvider(): FakeProvider {
  const opened: RazorpayOptions[] = [];
  let declined = () => {};
  let broken: 'construct' | 'open' | null = null;
  const failAt = (place: typeof broken) => {
    if (broken === place) throw new TypeError('the provider’s script is broken');
  };
  window.Razorpay = class {
    readonly #options: RazorpayOptions;
    constructor(options: RazorpayOptions) {
      failAt('construct');
      this.#options = options;
    }
    open() {
      failAt('open');
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
    breakAt: (place) => {
      broken = place;
    },
    remove: () => {
      delete window.Razorpay;
    },
  };
}
