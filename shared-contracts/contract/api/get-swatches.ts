import * as v from 'valibot';
import { decodeSwatches } from '../domain/swatch.ts';
import { defineCall } from './call.ts';
import { RecordId } from './shapes/request-fields.ts';
import { Swatch } from './shapes/swatch.ts';

export const getSwatches = defineCall({
  name: 'get-swatches',
  summary: 'Swatches of what a product and the rest of its family are covered with, its own first.',
  hasGet: true,
  request: v.object({ ProductId: RecordId }),
  answer: v.array(Swatch),
  decode: decodeSwatches,
});
