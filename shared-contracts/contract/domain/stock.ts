import type { ProductListItem, StockStatus } from '../api/shapes/product-list-item.ts';

/** Whether it can be had now. */
export type Stock = 'in' | 'out';

export const stockOf = (status: StockStatus): Stock => (status === 'In stock' ? 'in' : 'out');

/** Of a product in the form in which it crosses to another team. */
export const isOut = ({ StockStatus: status }: ProductListItem): boolean => stockOf(status) === 'out';
