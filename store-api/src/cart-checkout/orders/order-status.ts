import { ORDER_STATUS, type OrderStatusName } from 'shared-contracts/domain/constants';

/** The status an article has once paid: what is downloaded is delivered at once (ACC-11). */
export function statusOncePaid(item: { readonly isDigital: boolean }): number {
  return item.isDigital ? ORDER_STATUS.Completed : ORDER_STATUS.Active;
}

/** By what was promised at the purchase: what was in stock is packed, and never told as being made. */
export function isMadeToOrder(order: { readonly making_days: number | null }): boolean {
  return (order.making_days ?? 0) > 0;
}

/** Throws RangeError for an unknown number, which the database forbids. */
export function statusName(statusId: number): OrderStatusName {
  const name = (Object.keys(ORDER_STATUS) as OrderStatusName[]).find((key) => ORDER_STATUS[key] === statusId);
  if (!name) throw new RangeError(`no order status: ${statusId}`);
  return name;
}
