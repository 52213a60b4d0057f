import type { OrderDetail } from './order-detail.ts';

/** Pieces of an article that may be sent back now. */
export interface ReturnablePieces {
  readonly orderItemId: number;
  readonly name: string;
  /** At most so many. */
  readonly quantity: number;
  readonly untilUtc: string;
}

export function returnablePieces({ Items, Returnable }: OrderDetail): readonly ReturnablePieces[] {
  return Returnable.map(({ OrderItemID, Quantity, UntilUTC }) => ({
    orderItemId: OrderItemID,
    name: articleName(Items, OrderItemID),
    quantity: Quantity,
    untilUtc: UntilUTC,
  }));
}

/** The name of an order's article; '' for one that is not the order's, which the API never answers. */
export function articleName(items: OrderDetail['Items'], orderItemId: number): string {
  return items.find(({ OrderItemID }) => OrderItemID === orderItemId)?.ProductName ?? '';
}
