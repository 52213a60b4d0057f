import type { PaymentState } from 'shared-contracts/api/shapes/payment-state';

/** Payment states whose holds a newer payment of the same person takes over: they do not count against that person. */
export const TAKEN_OVER: readonly PaymentState[] = ['created', 'failed', 'expired'];
