import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { SORT_COLUMNS } from 'shared-contracts/domain/constants';
import type { Database } from '../platform/database/schema.ts';
import { all, filterConditions, type ProductFilter, scopeConditions } from './product-filter.ts';
import { relevance, type SearchWord } from './search-term.ts';

/** '' is relevance in a search, else newest first. */
export type SortColumn = '' | (typeof SORT_COLUMNS)[keyof typeof SORT_COLUMNS];

export interface ListingPage {
  readonly productIds: readonly number[];
  readonly totalRecords: number;
}

interface PageRequest {
  readonly sort: SortColumn;
  /** From 1. */
  readonly pageNo: number;
  readonly pageSize: number;
}

/** The ids of one page of a listing and how many products it has in all. */
export async function listProducts(
  db: Kysely<Database>,
  filter: ProductFilter,
  page: PageRequest,
): Promise<ListingPage> {
  const wanted = all([...scopeConditions(filter), ...filterConditions(filter).values()]);
  const from = sql`from products join product_search using (product_id) where ${wanted}`;
  const [counted, found] = await Promise.all([
    sql<{ total: number }>`select count(*)::integer as total ${from}`.execute(db),
    sql<{ product_id: number }>`
      select products.product_id ${from}
      order by ${orderBy(page.sort, filter.words)}, products.product_id desc
      limit ${page.pageSize} offset ${(page.pageNo - 1) * page.pageSize}`.execute(db),
  ]);
  return { productIds: found.rows.map((row) => row.product_id), totalRecords: counted.rows[0]?.total ?? 0 };
}

function orderBy(sort: SortColumn, words: readonly SearchWord[]): RawBuilder<unknown> {
  switch (sort) {
    // By code point, so that both engines sort alike whatever their collation.
    case 'Name ASC':
      return sql`lower(products.name) collate "C"`;
    case 'Name DESC':
      return sql`lower(products.name) collate "C" desc`;
    // What has no price comes last in both directions.
    case 'Price ASC':
      return sql`nullif(products.price_paise, 0) nulls last`;
    case 'Price DESC':
      return sql`products.price_paise desc`;
    case 'Date ASC':
      return sql`products.created_at`;
    case 'Date DESC':
      return sql`products.created_at desc`;
    case '':
      return words.length > 0 ? sql`${relevance(words)} desc` : sql`products.created_at desc`;
  }
}
