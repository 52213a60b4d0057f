import { forbidden, notFound } from '../../platform/http/problems.ts';

/** The order when it is the person's. Throws 404 for an unknown one, 403 for somebody else's. */
export function own<Order extends { readonly user_id: number }>(order: Order | undefined, userId: number): Order {
  if (!order) throw notFound('There is no such order.');
  if (order.user_id !== userId) throw forbidden('This order is somebody else’s.');
  return order;
}
