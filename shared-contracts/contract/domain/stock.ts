import type { StockStatus } from '../api/shapes/product-list-item.ts';

/** Whether it can be had now. */
export type Stock = 'in' | 'out';

export const stockOf = (status: StockStatus): Stock => (status === 'In stock' ? 'in' : 'out');
