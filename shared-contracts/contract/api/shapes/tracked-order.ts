import * as v from 'valibot';
import { DeliveryState } from './delivery.ts';

export const TrackedOrder = v.object({
  OrderNumber: v.string(),
  OrderDateUTC: v.string(),
  /** 'over': the goods are back, or the money is. */
  State: v.picklist([...DeliveryState.options, 'downloads', 'over']),
  /** What ended it, of 'over'; null else, and from an API of an earlier release. */
  Outcome: v.optional(v.nullable(v.picklist(['returned', 'cancelled', 'refunded'])), null),
  /** Something of it is made for this order; not so from an API of an earlier release. */
  IsMadeToOrder: v.optional(v.boolean()),
  /** 'YYYY-MM-DD' in India; null when the store has not said. */
  ExpectedOn: v.nullable(v.string()),
  DispatchedUTC: v.nullable(v.string()),
  /** '' when the store has not said. */
  Carrier: v.string(),
});
export type TrackedOrder = v.InferOutput<typeof TrackedOrder>;
