import * as v from 'valibot';

import { LIMITS } from '../domain/constants.ts';
import { defineCall } from './call.ts';
import { OrderRequestKind, PiecesToReturn } from './shapes/order-request.ts';
import { IdempotencyKey, optionalText } from './shapes/request-fields.ts';

/**
 * A cancellation is of the whole order and has its effect at once; a return names its units and waits for the store.
 * 400 'Lines' for units that are not the order's or too many, 'Reason' for a return without one; 409
 * 'not-cancellable' and 'not-returnable' when the policy no longer allows it (ACC-11). 404 and 403 as get-order-detail.
 */
export const insertOrderRequest = defineCall({
  name: 'insert-order-request',
  access: 'token',
  effect: 'write',
  summary: 'Cancels an order that is not being prepared yet, or asks to return pieces of a completed one.',
  request: v.object({
    OrderNumber: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,40}$/)),
    Kind: OrderRequestKind,
    Lines: v.optional(PiecesToReturn, []),
    Reason: optionalText(LIMITS.orderRequestReason),
    IdempotencyKey: v.optional(IdempotencyKey),
  }),
  answer: v.array(v.object({ ResponseMsg: v.literal('Saved Successfully'), ReferenceNumber: v.string() })),
  decode: ([row]) => row?.ReferenceNumber,
});
