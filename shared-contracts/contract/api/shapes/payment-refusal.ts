import * as v from 'valibot';

/** Why a line of the hand-off cannot be sold in its present quantity and price. */
export const RefusedLine = v.object({
  ProductId: v.number(),
  code: v.picklist(['unknown', 'out-of-stock', 'over-limit']),
  /** Current price in rupees; 0 for an unknown product. */
  Price: v.number(),
  StockQuantity: v.number(),
  /** The pieces are there, and others hold them or wait for them: wait-for-pieces gives a place in line. */
  IsHeld: v.optional(v.boolean()),
});
export type RefusedLine = v.InferOutput<typeof RefusedLine>;

/**
 * Body of Get_Razor_Pay's 409 (in addition to the problem's own members): what no longer holds.
 * `total` is what the server would charge now, in rupees. 'already-paid' carries the order's number instead.
 */
export const PaymentRefusal = v.looseObject({
  code: v.picklist([
    'price-changed',
    'out-of-stock',
    'over-limit',
    'coupon-invalid',
    'already-paid',
    'idempotency-conflict',
  ]),
  total: v.optional(v.number()),
  lines: v.optional(v.array(RefusedLine)),
  OrderNumber: v.optional(v.string()),
});
export type PaymentRefusal = v.InferOutput<typeof PaymentRefusal>;
