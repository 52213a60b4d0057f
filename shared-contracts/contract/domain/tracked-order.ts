import type { FollowedOrder as FollowedAnswer } from '../api/shapes/followed-order.ts';
import type { TrackedOrder as TrackedAnswer } from '../api/shapes/tracked-order.ts';
import { type Instant, instantOf } from './instant.ts';
import { type Delivery, deliveryOf, type OrderStep, stepsOf } from './order-progress.ts';
import type { DeliveryState } from './order-status.ts';

/** An order as the link in its mails shows it. */
export interface FollowedOrder {
  readonly number: string;
  readonly placedAt: Instant;
  readonly city?: string | undefined;
  /** Else it is packed from stock: its furniture is not being made. */
  readonly isMadeToOrder: boolean;
  readonly steps: readonly OrderStep[];
  readonly delivery?: Delivery | undefined;
}

/** An order found by its number and email address. */
export interface TrackedOrder {
  readonly number: string;
  readonly placedAt: Instant;
  /** 'over': the goods are back, or the money is; an API of an earlier release does not say which. */
  readonly state: DeliveryState | 'downloads' | 'returned' | 'cancelled' | 'refunded' | 'over';
  /** 'YYYY-MM-DD' in India. */
  readonly expectedOn?: string | undefined;
  /** Else it is packed from stock: its furniture is not being made. */
  readonly isMadeToOrder: boolean;
  readonly carrier?: string | undefined;
}

export function followedOrderOf(order: FollowedAnswer): FollowedOrder {
  return {
    number: order.OrderNumber,
    placedAt: instantOf(order.OrderDateUTC),
    city: order.CityName || undefined,
    isMadeToOrder: order.IsMadeToOrder ?? false,
    steps: stepsOf(order),
    delivery: order.Delivery && deliveryOf(order.Delivery),
  };
}

export function trackedOrderOf(order: TrackedAnswer): TrackedOrder {
  return {
    number: order.OrderNumber,
    placedAt: instantOf(order.OrderDateUTC),
    state: order.State === 'over' ? (order.Outcome ?? 'over') : order.State,
    isMadeToOrder: order.IsMadeToOrder ?? false,
    expectedOn: order.ExpectedOn ?? undefined,
    carrier: order.Carrier || undefined,
  };
}
