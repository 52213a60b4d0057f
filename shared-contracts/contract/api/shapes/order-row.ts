import * as v from 'valibot';
import { OrderItem } from './order-item.ts';
import { RecordId } from './request-fields.ts';

/** OrderTotal in rupees; TotalItems counts units; TotalRecords counts all orders of the person. */
export const OrderRow = v.object({
  OrderId: RecordId,
  OrderNumber: v.string(),
  OrderDateUTC: v.string(),
  LatestStatusName: v.string(),
  /** The goods have left the store and are not delivered yet; absent from an API of an earlier release. */
  IsDispatched: v.optional(v.boolean()),
  /** It is Refunded, but not its whole total; absent from an API of an earlier release. */
  IsPartlyRefunded: v.optional(v.boolean()),
  /** Something of it is made for this order; not so from an API of an earlier release. */
  IsMadeToOrder: v.optional(v.boolean()),
  /** The first of what it holds, at most four; absent from an API of an earlier release. */
  Items: v.optional(v.array(v.pick(OrderItem, ['OrderItemID', 'ProductName', 'DefaultImageUrl']))),
  TotalItems: v.number(),
  OrderTotal: v.number(),
  TotalRecords: v.number(),
});
export type OrderRow = v.InferOutput<typeof OrderRow>;
