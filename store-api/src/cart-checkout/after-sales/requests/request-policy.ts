import type { WireAnswer } from 'shared-contracts/api/call';
import type { getOrderDetail } from 'shared-contracts/api/get-order-detail';
import { ORDER_STATUS } from 'shared-contracts/domain/constants';
import { DAY_MS, indianDay, startOfIndianDay } from '../../../platform/time.ts';

export interface OrderProgress {
  readonly statusId: number;
  readonly items: readonly SoldItem[];
  /** Null until everything has been delivered. */
  readonly completedAt: Date | null;
}

export interface SoldItem {
  readonly orderItemId: number;
  readonly quantity: number;
  readonly isDigital: boolean;
  readonly isReturnable: boolean;
  /** Units in returns that were not refused. */
  readonly inReturns: number;
}

export type Returnable = WireAnswer<typeof getOrderDetail>['Returnable'];

/** Until preparation begins, and only when something physical is in the order. */
export function canCancel({ statusId, items }: Pick<OrderProgress, 'statusId' | 'items'>): boolean {
  return statusId === ORDER_STATUS.Active && items.some((item) => !item.isDigital);
}

/** The units that may be sent back at a moment, and until when. */
export function returnableUnits(order: OrderProgress, returnDays: number, now: Date): Returnable {
  if (order.statusId !== ORDER_STATUS.Completed || order.completedAt === null) return [];
  const until = returnsUntil(order.completedAt, returnDays);
  if (now > until) return [];
  return order.items
    .filter((item) => item.isReturnable && !item.isDigital && item.quantity > item.inReturns)
    .map((item) => ({
      OrderItemID: item.orderItemId,
      Quantity: item.quantity - item.inReturns,
      UntilUTC: until.toISOString(),
    }));
}

/**
 * The last millisecond of the return period: the end of the Indian day `days` after completion, whatever the hour of
 * completion.
 */
export function returnsUntil(completedAt: Date, days: number): Date {
  const began = startOfIndianDay(indianDay(completedAt));
  return new Date(began.getTime() + (days + 1) * DAY_MS - 1);
}
