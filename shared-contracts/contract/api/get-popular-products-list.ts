import * as v from 'valibot';
import { decodeCards } from '../domain/card.ts';
import { PAGE_SIZE } from '../domain/constants.ts';
import { defineCall } from './call.ts';
import { PageNo, pageSize } from './shapes/paging.ts';
import { ProductList } from './shapes/product-list-item.ts';

export const getPopularProductsList = defineCall({
  name: 'get-popular-products-list',
  summary: 'The best-selling products first.',
  sends: { PageNo: 1, PageSize: PAGE_SIZE.homeShelf, recordValueJson: '[]' },
  hasGet: true,
  request: v.object({ PageNo, PageSize: pageSize(PAGE_SIZE.homeShelf) }),
  answer: ProductList,
  decode: decodeCards,
});
