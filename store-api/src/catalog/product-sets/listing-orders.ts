import { type RawBuilder, sql } from 'kysely';
import type { SORT_COLUMNS } from 'shared-contracts/domain/constants';

type SortColumn = (typeof SORT_COLUMNS)[keyof typeof SORT_COLUMNS];
/** Orders by what a product has a bitmap of: its listing is one set after the other. */
export type GroupedOrder = Extract<SortColumn, `Origin ${string}`>;
/** 'fame' is by stock first, then by sales. */
export type ListingOrder = Exclude<SortColumn, GroupedOrder> | 'fame';

/** An order of products, and the table whose index it is: all it needs to walk. */
export interface Ordering {
  readonly by: RawBuilder<unknown>;
  readonly from: RawBuilder<unknown>;
}

const ofProducts = (by: RawBuilder<unknown>): Ordering => ({
  by,
  // The index is of published products.
  from: sql`(select * from products where is_published) as listed`,
});
const ofPrices = (by: RawBuilder<unknown>): Ordering => ({ by, from: sql`product_prices as listed` });

/** Each needs an index in the same order, forwards or backwards. */
export const listingOrders: Readonly<Record<ListingOrder, Ordering>> = {
  // By code point, so that both engines sort alike whatever their collation.
  'Name ASC': ofProducts(sql`lower(name) collate "C", product_id`),
  'Name DESC': ofProducts(sql`lower(name) collate "C" desc, product_id desc`),
  // Products without a price come last in both directions.
  'Price ASC': ofPrices(sql`(price_paise <= 0), price_paise, product_id`),
  'Price DESC': ofPrices(sql`price_paise desc, product_id desc`),
  'Date ASC': ofProducts(sql`created_at, product_id`),
  'Date DESC': ofProducts(sql`created_at desc, product_id desc`),
  fame: ofProducts(sql`(stock_quantity > 0) desc, units_sold desc, product_id`),
};
