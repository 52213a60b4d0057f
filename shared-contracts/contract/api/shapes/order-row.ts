import * as v from 'valibot';
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
  TotalItems: v.number(),
  OrderTotal: v.number(),
  TotalRecords: v.number(),
});
export type OrderRow = v.InferOutput<typeof OrderRow>;
