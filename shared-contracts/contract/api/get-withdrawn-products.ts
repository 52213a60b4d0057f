import * as v from 'valibot';
import { decodeWithdrawnProducts } from '../domain/withdrawn-product.ts';
import { defineCall } from './call.ts';
import { IdList } from './shapes/filter-fields.ts';
import { WithdrawnProduct } from './shapes/withdrawn-product.ts';

export const getWithdrawnProducts = defineCall({
  name: 'get-withdrawn-products',
  summary: 'What was for sale once and is not any more, by comma-joined ids; others are left out. At most 50.',
  hasGet: true,
  request: v.object({ ProductIds: IdList }),
  answer: v.array(WithdrawnProduct),
  decode: decodeWithdrawnProducts,
});
