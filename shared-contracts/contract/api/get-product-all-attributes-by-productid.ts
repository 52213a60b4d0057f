import * as v from 'valibot';
import { defineCall } from './call.ts';
import { AttributeRecord } from './get-attribute-data.ts';
import { RecordId } from './shapes/request-fields.ts';

export const getProductAllAttributesByProductId = defineCall({
  name: 'get-product-all-attributes-by-productId',
  summary: 'The attributes of one product; an empty list when it is unknown.',
  hasGet: true,
  request: v.object({ ProductId: RecordId }),
  answer: v.array(AttributeRecord),
});
