import type { Paise } from 'shared-contracts/domain/money';

/** A payment as the provider sees it. 'pending' may still become any other. */
export interface ProviderPayment {
  readonly id: string;
  readonly orderId: string;
  readonly amount: Paise;
  readonly currency: string;
  readonly status: 'pending' | 'authorized' | 'captured' | 'failed' | 'refunded';
}

/** `key` is the store's name of the request; null when another party requested it. */
export interface ProviderRefund {
  readonly id: string;
  readonly paymentId: string;
  readonly amount: Paise;
  readonly key: string | null;
  readonly status: 'pending' | 'processed' | 'failed';
}

/**
 * 'unavailable': no answer, or a fault on the provider's side; asking again later makes sense. 'refused': unknown or not
 * permitted, now and later; `because` is the provider's own sentence.
 */
export type ProviderResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: 'unavailable' }
  | { readonly ok: false; readonly reason: 'refused'; readonly because: string };

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
  /** All refunds of a payment: shows before a retry whether the last request arrived. */
  refundsOf(paymentId: string): Promise<ProviderResult<readonly ProviderRefund[]>>;
  /** Gives money back. @param refund.key our own name for it, at most 40 characters */
  refund(refund: {
    readonly paymentId: string;
    readonly amount: Paise;
    readonly key: string;
  }): Promise<ProviderResult<ProviderRefund>>;
  /** The secrets a webhook may be signed with now; an old one is accepted for a day after it was replaced. */
  webhookSecrets(now: Date): readonly string[];
  /** Whether a completed window's signature is the provider's. Compares in constant time. */
  signatureIsValid(completion: {
    readonly orderId: string;
    readonly paymentId: string;
    readonly signature: string;
  }): boolean;
}
