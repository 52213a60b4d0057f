import * as v from 'valibot';
import { defineCall } from './call.ts';
import { requiredText } from './shapes/request-fields.ts';

/** Answers the PDF itself instead of the envelope; what is refused is problem+json as everywhere. */
export const getOrderInvoice = defineCall({
  name: 'get-order-invoice',
  access: 'token',
  summary: 'The tax invoice of an order as a PDF; with a DocumentNumber one of its credit notes.',
  request: v.object({ OrderNumber: requiredText(30), DocumentNumber: v.optional(requiredText(16)) }),
  answer: v.never(),
});
