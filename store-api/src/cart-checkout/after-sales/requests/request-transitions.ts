import type { OrderRequestState } from 'shared-contracts/api/shapes/order-request';

/** Where a return may go from where it stands; a cancellation is done as soon as it is asked for. */
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
