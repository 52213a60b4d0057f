import type { OrderStatusName } from 'shared-contracts/domain/constants';

/** The statuses that may follow each status; cancelled before dispatch it goes straight to Refunded (ACC-11). */
const TRANSITIONS: Readonly<Record<OrderStatusName, readonly OrderStatusName[]>> = {
  Active: ['InProgress', 'Refunded'],
  InProgress: ['Completed', 'Refunded'],
  Completed: ['Returned'],
  Returned: ['Refunded'],
  Refunded: [],
};

export function mayMoveOrder(from: OrderStatusName, to: OrderStatusName): boolean {
  return statusesAfter(from).includes(to);
}

/** Where an order may go from a status. */
export function statusesAfter(from: OrderStatusName): readonly OrderStatusName[] {
  return TRANSITIONS[from];
}

/** Whether the goods have not left yet, so that giving the money back gives the pieces back too. */
export function isBeforeDispatch(status: OrderStatusName): boolean {
  return status === 'Active' || status === 'InProgress';
}
