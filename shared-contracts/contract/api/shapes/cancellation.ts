import * as v from 'valibot';

const Pieces = v.array(v.object({ OrderItemID: v.number(), Quantity: v.number() }));

/** What a cancellation does, or did: the API computes it once for dialog, order page and mail (PAY-17). */
export const Cancellation = v.object({
  /** What is not delivered. */
  Cancelled: Pieces,
  /** What the shopper keeps and has paid: digital products count as delivered. */
  Kept: Pieces,
  /** Rupees; 0 when everything was refunded before. */
  MoneyBack: v.number(),
  /** The store requests the refund within this many working days; */
  WorkingDays: v.number(),
  /** and the bank takes at most this many more to show it. */
  BankDays: v.number(),
});
export type Cancellation = v.InferOutput<typeof Cancellation>;
