import * as v from 'valibot';
import { RecordId } from './request-fields.ts';

/** The longest cart the server prices: lines, and units of one product. */
export const CART_LIMITS = { lines: 100, quantity: 9999 } as const;

/** What the server believes of a cart line; whatever else the browser stores in it is dropped. */
export const RequestedLine = v.object({
  ProductId: RecordId,
  Quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(CART_LIMITS.quantity)),
});
export type RequestedLine = v.InferOutput<typeof RequestedLine>;

/** `cartJsonData`: JSON text of the cart's lines, parsed and checked. */
export const CartJson = v.pipe(
  v.string(),
  v.maxLength(60_000),
  v.parseJson(),
  v.array(RequestedLine),
  v.maxLength(CART_LIMITS.lines),
);
