/** The part of the provider's script that the store uses; the bundled sandbox has the same API. */
export interface RazorpayOptions {
  readonly key: string;
  /** Paise. */
  readonly amount: number;
  readonly currency: string;
  readonly order_id: string;
  readonly name: string;
  readonly theme: { readonly color: string };
  readonly prefill: { readonly name: string; readonly email: string; readonly contact: string };
  /** Seconds until the window closes by itself. */
  readonly timeout: number;
  readonly retry: { readonly enabled: boolean };
  readonly handler: (response: RazorpayResponse) => void;
  readonly modal: { readonly ondismiss: () => void };
}

export interface RazorpayResponse {
  readonly razorpay_payment_id: string;
  readonly razorpay_order_id: string;
  readonly razorpay_signature: string;
}

interface RazorpayWindow {
  open(): void;
  close(): void;
  on(event: 'payment.failed', listener: () => void): void;
}

declare global {
  interface Window {
    Razorpay?: new (options: RazorpayOptions) => RazorpayWindow;
  }
}
