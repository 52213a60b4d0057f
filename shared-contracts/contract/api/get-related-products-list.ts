import * as v from 'valibot';
import { defineCall } from './call.ts';
import { ProductList } from './shapes/product-list-item.ts';
import { RecordId } from './shapes/request-fields.ts';

export const getRelatedProductsList = defineCall({
  name: 'get-related-products-list',
  summary: 'Up to eight products like this one: of its category first, then of its type or material.',
  request: v.object({ ProductId: RecordId }),
  answer: ProductList,
});
