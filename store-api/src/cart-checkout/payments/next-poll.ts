import type { PaymentState } from 'shared-contracts/api/shapes/payment-state';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** An undecided attempt is queried again after a minute, then after twice as long each time. */
const LONGEST_OPEN_WAIT_MS = 30 * MINUTE_MS;

/**
 * Money may still come for a payment that has ended, by a late attempt whose webhook was lost: ever less likely, so the
 * waits grow, and after three and a half days nothing is expected.
 */
const ENDED_WAITS_MS = [HOUR_MS / 2, 2 * HOUR_MS, 8 * HOUR_MS, 24 * HOUR_MS, 48 * HOUR_MS];

/**
 * When the provider is queried about a payment next; null: never.
 * @param attempts answers so far since the payment reached its state
 */
export function nextPollAt(state: PaymentState, attempts: number, now: Date): Date | null {
  const wait = waitIn(state, attempts);
  return wait === undefined ? null : new Date(now.getTime() + wait);
}

function waitIn(state: PaymentState, attempts: number): number | undefined {
  switch (state) {
    case 'created':
    case 'authorized':
      return Math.min(MINUTE_MS * 2 ** attempts, LONGEST_OPEN_WAIT_MS);
    case 'failed':
    case 'expired':
      return ENDED_WAITS_MS[attempts];
    case 'paid':
    case 'partly-refunded':
    case 'refund-due':
    case 'refunded':
      return undefined;
  }
}
