import * as v from 'valibot';
import { decodeCards } from '../domain/card.ts';
import { defineCall } from './call.ts';
import { IdList } from './shapes/filter-fields.ts';
import { ProductList } from './shapes/product-list-item.ts';

export const getProductsListByIds = defineCall({
  name: 'get-products-list-by-ids',
  summary: 'Products by their comma-joined ids, in that order; unknown ones are left out. At most 50.',
  hasGet: true,
  request: v.object({ ProductIds: IdList }),
  answer: ProductList,
  decode: decodeCards,
});
