import * as v from 'valibot';
import { PAGE_SIZE } from '../domain/constants.ts';
import { defineCall } from './call.ts';
import { PageNo, pageSize } from './shapes/paging.ts';
import { ProductList } from './shapes/product-list-item.ts';
import { RecordId } from './shapes/request-fields.ts';

export const getRecentsProductsList = defineCall({
  name: 'get-recents-products-list',
  summary: 'The newest products first, of the whole store or of one category and all below it.',
  sends: { PageNo: 1, PageSize: PAGE_SIZE.homeShelf, TabName: 'new products', recordValueJson: '[]' },
  hasGet: true,
  request: v.object({
    PageNo,
    PageSize: pageSize(PAGE_SIZE.homeShelf),
    TabName: v.optional(v.string(), 'new products'),
    CategoryID: v.optional(v.nullable(RecordId), null),
  }),
  answer: ProductList,
});
