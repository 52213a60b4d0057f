import * as v from 'valibot';
import { returnTermsOf } from '../domain/refund.ts';
import { defineCall } from './call.ts';
import { PiecesToReturn } from './shapes/order-request.ts';
import { ReturnTerms } from './shapes/return-terms.ts';

/** Refused like insert-order-request for the same units. */
export const getReturnTerms = defineCall({
  name: 'get-return-terms',
  access: 'token',
  summary: 'What returning pieces of an order would give back, when, and what the shopper keeps.',
  request: v.object({
    OrderNumber: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,40}$/)),
    Lines: PiecesToReturn,
  }),
  answer: ReturnTerms,
  decode: returnTermsOf,
});
