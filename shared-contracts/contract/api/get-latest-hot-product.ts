import * as v from 'valibot';
import { defineCall } from './call.ts';
import { ProductList } from './shapes/product-list-item.ts';

export const getLatestHotProduct = defineCall({
  name: 'get-latest-hot-product',
  summary: 'The best-selling of the new products, as a list of at most one.',
  hasGet: true,
  request: v.object({}),
  answer: ProductList,
});
