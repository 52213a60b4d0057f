import type { Delivery as DeliveryAnswer } from '../api/shapes/delivery.ts';
import type { OrderStatusName } from './constants.ts';

export type DeliveryState = DeliveryAnswer['State'];

/** In a shopper's terms (PAY-18); `unknown` is the name of a status that a later release has. */
export type OrderStatus = DeliveryState | 'returned' | 'refunded' | 'partly-refunded' | { readonly unknown: string };

const STATUSES: Readonly<Record<OrderStatusName, OrderStatus>> = {
  Active: 'confirmed',
  InProgress: 'being-made',
  Completed: 'delivered',
  Returned: 'returned',
  Refunded: 'refunded',
};

const isKnown = (name: string): name is OrderStatusName => Object.hasOwn(STATUSES, name);

export function statusOf(name: string, isPartlyRefunded = false): OrderStatus {
  if (name === 'Refunded' && isPartlyRefunded) return 'partly-refunded';
  return isKnown(name) ? STATUSES[name] : { unknown: name };
}
