import { type PaymentStatus, type Receipt, receiptFromStatus } from './receipt.ts';

/** The state of a payment, as far as this page distinguishes it. */
export type PaymentOutcome =
  | { readonly kind: 'paid'; readonly receipt: Receipt }
  /** The provider has the shopper's money or is about to: no second payment may be offered. */
  | { readonly kind: 'unsettled' }
  | { readonly kind: 'refunding' }
  /** Nothing was charged: the shopper may pay. `over`: this attempt has ended. */
  | { readonly kind: 'unpaid'; readonly over: boolean };

export function outcomeOf(status: PaymentStatus): PaymentOutcome {
  switch (status.state) {
    case 'paid':
    case 'partly-refunded': {
      const receipt = receiptFromStatus(status);
      return receipt ? { kind: 'paid', receipt } : { kind: 'unsettled' };
    }
    case 'authorized':
      return { kind: 'unsettled' };
    case 'refund-due':
    case 'refunded':
      return { kind: 'refunding' };
    case 'failed':
    case 'expired':
      return { kind: 'unpaid', over: true };
    case 'none':
    case 'created':
      return { kind: 'unpaid', over: false };
  }
}
