import * as v from 'valibot';
import { Cancellation } from './cancellation.ts';
import { RecordId } from './request-fields.ts';
import { ReturnTerms } from './return-terms.ts';

export const OrderRequestKind = v.picklist(['cancel', 'return']);

/** 'open' waits for the store, 'accepted' for the units to come back; for 'done' MoneyBack gives the state of the refund. */
export const OrderRequestState = v.picklist(['open', 'accepted', 'refused', 'done']);
export type OrderRequestState = v.InferOutput<typeof OrderRequestState>;

/** As a shopper names them; each article once. */
export const PiecesToReturn = v.pipe(
  v.array(
    v.object({
      OrderItemID: RecordId,
      Quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
    }),
  ),
  v.maxLength(100),
);

/** A cancellation or a return that a shopper has asked for. */
export const OrderRequest = v.object({
  ReferenceNumber: v.string(),
  Kind: OrderRequestKind,
  State: OrderRequestState,
  /** The shopper's words; '' when none were asked for. */
  Reason: v.string(),
  /** The store's words to a refusal; '' otherwise. */
  Answer: v.string(),
  /** Where the money of it is; absent while none was asked back, and when the provider refused to give it back. */
  MoneyBack: v.optional(v.picklist(['on-its-way', 'returned'])),
  AtUTC: v.string(),
  /** For a cancellation: what it did; absent from an API of an earlier release. */
  Cancellation: v.optional(Cancellation),
  /** For a return that was not refused: what it does, or did; absent from an API of an earlier release. */
  Return: v.optional(ReturnTerms),
  /** For a return: the items. Empty for a cancellation. */
  Lines: v.array(v.object({ OrderItemID: v.number(), Quantity: v.number() })),
});
export type OrderRequest = v.InferOutput<typeof OrderRequest>;
