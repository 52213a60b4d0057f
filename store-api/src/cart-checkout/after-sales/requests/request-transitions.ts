import type { OrderRequestState } from 'shared-contracts/api/shapes/order-request';

/** The states that may follow each state of a return; a cancellation is done at once. */
const TRANSITIONS: Readonly<Record<OrderRequestState, readonly OrderRequestState[]>> = {
  open: ['accepted', 'refused'],
  accepted: ['done', 'refused'],
  refused: [],
  done: [],
};

/** Where a request may go from a state. */
export function statesAfter(from: OrderRequestState): readonly OrderRequestState[] {
  return TRANSITIONS[from];
}
