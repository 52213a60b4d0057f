import * as v from 'valibot';
import { PAGE_SIZE } from '../domain/constants.ts';
import { defineCall } from './call.ts';
import { PageNo, pageSize } from './shapes/paging.ts';
import { StockStatus } from './shapes/product-list-item.ts';

export const getStockData = defineCall({
  name: 'get-stock-data',
  summary: 'The stock of every product, page by page.',
  sends: { PageNo: 1, PageSize: 100 },
  hasGet: true,
  request: v.object({ PageNo, PageSize: pageSize(PAGE_SIZE.stock) }),
  answer: v.array(v.object({ ProductId: v.number(), StockStatus, StockQuantity: v.number() })),
});
