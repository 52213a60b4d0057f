import type { PaymentState } from 'shared-contracts/api/shapes/payment-state';

/** The states that may follow each state. Any other step changes nothing. */
const TRANSITIONS: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  created: ['authorized', 'paid', 'failed', 'expired'],
  authorized: ['paid', 'expired'],
  failed: ['paid', 'refund-due'],
  expired: ['paid', 'refund-due'],
  paid: ['partly-refunded', 'refunded'],
  'partly-refunded': ['refunded'],
  'refund-due': ['refunded'],
  refunded: [],
};

export function mayMove(from: PaymentState, to: PaymentState): boolean {
  return TRANSITIONS[from].includes(to);
}

/** The states from which a payment may reach `to`. */
export function statesBefore(to: PaymentState): PaymentState[] {
  return (Object.keys(TRANSITIONS) as PaymentState[]).filter((from) => mayMove(from, to));
}

/** The provider has, or had, the shopper's money: such a payment is never reported as failed. */
export function isCaptured(state: PaymentState): boolean {
  switch (state) {
    case 'paid':
    case 'partly-refunded':
    case 'refunded':
    case 'refund-due':
      return true;
    case 'created':
    case 'authorized':
    case 'failed':
    case 'expired':
      return false;
  }
}
