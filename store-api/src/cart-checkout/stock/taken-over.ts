import type { PaymentState } from 'shared-contracts/api/shapes/payment-state';

/**
 * States of a person's payment whose pieces and coupon a newer payment of theirs takes over: what it keeps aside does
 * not count against them.
 */
export const TAKEN_OVER: readonly PaymentState[] = ['created', 'failed', 'expired'];
