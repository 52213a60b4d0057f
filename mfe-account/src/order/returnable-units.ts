import type { OrderDetail } from './order-detail.ts';

export interface ReturnableUnits {
  readonly orderItemId: number;
  readonly name: string;
  /** The maximum. */
  readonly quantity: number;
  readonly untilUtc: string;
}

export function returnableUnits({ Items, Returnable }: OrderDetail): readonly ReturnableUnits[] {
  return Returnable.map(({ OrderItemID, Quantity, UntilUTC }) => ({
    orderItemId: OrderItemID,
    name: articleName(Items, OrderItemID),
    quantity: Quantity,
    untilUtc: UntilUTC,
  }));
}

/** '' for an id that is not in the order, which the API never sends. */
export function articleName(items: OrderDetail['Items'], orderItemId: number): string {
  return items.find(({ OrderItemID }) => OrderItemID === orderItemId)?.ProductName ?? '';
}
