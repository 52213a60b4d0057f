import * as v from 'valibot';
import { Delivery } from './delivery.ts';

export const FollowedOrder = v.object({
  OrderNumber: v.string(),
  OrderDateUTC: v.string(),
  /** '' when unknown, and for an order of downloads. */
  CityName: v.string(),
  Timeline: v.array(v.object({ StatusName: v.string(), AtUTC: v.string() })),
  /** Something of it is made for this order; not so from an API of an earlier release. */
  IsMadeToOrder: v.optional(v.boolean()),
  /** Absent for downloads, and for what never left and never will. */
  Delivery: v.optional(Delivery),
});
export type FollowedOrder = v.InferOutput<typeof FollowedOrder>;
