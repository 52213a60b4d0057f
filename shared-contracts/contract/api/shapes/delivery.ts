import * as v from 'valibot';

/** Where an order's goods are, in a shopper's words, over the statuses that the wire has. */
export const DeliveryState = v.picklist(['confirmed', 'being-made', 'dispatched', 'delivered']);

export const Delivery = v.object({
  State: DeliveryState,
  /** 'YYYY-MM-DD' in India; null when the store has not said. */
  ExpectedOn: v.nullable(v.string()),
  DispatchedUTC: v.nullable(v.string()),
  /** '' when the store has not said; so are the others. */
  Carrier: v.string(),
  TrackingNumber: v.string(),
  /** The carrier's page about it, https. */
  TrackingUrl: v.string(),
});
export type Delivery = v.InferOutput<typeof Delivery>;
