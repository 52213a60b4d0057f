import { type RawBuilder, sql } from 'kysely';
import type { SORT_COLUMNS } from 'shared-contracts/domain/constants';

/** 'fame' is by stock first, then by sales; 'sales' ignores stock. */
export type ListingOrder = (typeof SORT_COLUMNS)[keyof typeof SORT_COLUMNS] | 'fame' | 'sales';

/** SQL of each order over `products`. Each needs an index in the same order, forwards or backwards. */
export const listingOrders: Readonly<Record<ListingOrder, RawBuilder<unknown>>> = {
  // By code point, so that both engines sort alike whatever their collation.
  'Name ASC': sql`lower(products.name) collate "C", products.product_id`,
  'Name DESC': sql`lower(products.name) collate "C" desc, products.product_id desc`,
  // Products without a price come last in both directions.
  'Price ASC': sql`(products.price_paise <= 0), products.price_paise, products.product_id`,
  'Price DESC': sql`products.price_paise desc, products.product_id desc`,
  'Date ASC': sql`products.created_at, products.product_id`,
  'Date DESC': sql`products.created_at desc, products.product_id desc`,
  fame: sql`(products.stock_quantity > 0) desc, products.units_sold desc, products.product_id`,
  sales: sql`products.units_sold desc, products.product_id`,
};
