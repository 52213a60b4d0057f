import * as v from 'valibot';
import { defineCall } from './call.ts';
import { ProductDetail } from './shapes/product-detail.ts';
import { RecordId } from './shapes/request-fields.ts';

export const getProductDetail = defineCall({
  name: 'get-product_detail',
  summary: 'One product in full, as a list of one; an empty list when it is unknown.',
  sends: { recordValueJson: '[]' },
  request: v.object({ ProductId: RecordId }),
  answer: v.array(ProductDetail),
});
