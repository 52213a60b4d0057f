import type { Paise } from 'shared-contracts/domain/money';

/** A payment as the provider sees it. 'pending' may still become any other. */
export interface ProviderPayment {
  readonly id: string;
  readonly orderId: string;
  readonly amount: Paise;
  readonly currency: string;
  readonly status: 'pending' | 'authorized' | 'captured' | 'failed' | 'refunded';
}

/** 'unavailable': no answer, or a fault on the provider's side; asking again later makes sense. */
export type ProviderResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: 'unavailable' | 'not-found' };

/** Who takes the money: Razorpay, or the bundled sandbox that behaves like it. */
export interface PaymentProvider {
  readonly name: 'razorpay' | 'sandbox';
  /** The public key id that the payment window is opened with. */
  readonly keyId: string;
  /** Where the browser loads `window.Razorpay` from. */
  readonly checkoutScript: string;
  /** Opens an order for an amount. @param receipt our own name for it, at most 40 characters */
  createOrder(order: {
    readonly amount: Paise;
    readonly currency: string;
    readonly receipt: string;
  }): Promise<ProviderResult<{ readonly id: string }>>;
  /** All attempts to pay an order. */
  paymentsOf(orderId: string): Promise<ProviderResult<readonly ProviderPayment[]>>;
  payment(paymentId: string): Promise<ProviderResult<ProviderPayment>>;
  /** Takes the money of an authorized payment. */
  capture(payment: ProviderPayment): Promise<ProviderResult<ProviderPayment>>;
  /** Whether a completed window's signature is the provider's. Compares in constant time. */
  signatureIsValid(completion: {
    readonly orderId: string;
    readonly paymentId: string;
    readonly signature: string;
  }): boolean;
}
