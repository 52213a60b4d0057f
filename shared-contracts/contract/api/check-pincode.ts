import * as v from 'valibot';
import { decodeServiceability } from '../domain/serviceability.ts';
import { defineCall } from './call.ts';
import { PostalCode, RecordId } from './shapes/request-fields.ts';
import { Serviceability } from './shapes/serviceability.ts';

export const checkPincode = defineCall({
  name: 'check-pincode',
  summary: 'Whether and how a product is delivered to an Indian PIN code. An unknown code is not serviceable.',
  request: v.object({ PostalCode, ProductId: v.optional(RecordId) }),
  answer: Serviceability,
  decode: decodeServiceability,
});
