import { PAYMENT_STATES } from 'shared-contracts/api/shapes/payment-state';
import { mayMove, statesBefore } from './transitions.ts';

const ALLOWED = [
  'created → authorized',
  'created → paid',
  'created → failed',
  'created → expired',
  'authorized → paid',
  'authorized → expired',
  'failed → paid',
  'failed → refund-due',
  'expired → paid',
  'expired → refund-due',
  'paid → partly-refunded',
  'paid → refunded',
  // The rest of what was given back in part.
  'partly-refunded → refunded',
  'refund-due → refunded',
];

describe('the payment state machine', () => {
  it('allows exactly the moves of the ledger, and the rest of a partial refund [PAY-11]', () => {
    const moves = PAYMENT_STATES.flatMap((from) =>
      PAYMENT_STATES.filter((to) => mayMove(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(moves.sort()).toEqual([...ALLOWED].sort());
  });

  it('reaches paid from every state without money, and from no other [PAY-11]', () => {
    expect(statesBefore('paid').sort()).toEqual(['authorized', 'created', 'expired', 'failed']);
  });
});
