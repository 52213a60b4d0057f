import { type RawBuilder, sql } from 'kysely';
import type { SORT_COLUMNS } from 'shared-contracts/domain/constants';
import { DEFAULT_LANGUAGE } from 'shared-contracts/i18n/languages';
import { exists } from '../../platform/database/exists.ts';
import type { Db } from '../../platform/database/schema.ts';

type SortColumn = (typeof SORT_COLUMNS)[keyof typeof SORT_COLUMNS];
/** Orders by what a product has a bitmap of: its listing is one set after the other. */
export type GroupedOrder = Extract<SortColumn, `Origin ${string}` | `Rating ${string}`>;
/** 'best-selling', which shoppers know as popularity, is by stock first, then by sales as they are ranked. */
export type ListingOrder = Exclude<SortColumn, GroupedOrder | 'Popularity DESC'> | 'best-selling';

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

const inLanguage = (by: RawBuilder<unknown>, language: string): Ordering => ({
  by,
  from: sql`(select * from product_names_in_order where language = ${language}) as listed`,
});

/** Each needs an index in the same order, forwards or backwards. */
export const listingOrders: Readonly<Record<ListingOrder, Ordering>> = {
  // By code point, so that every server sorts alike, whatever its collation.
  'Name ASC': ofProducts(sql`lower(name) collate "C", product_id`),
  'Name DESC': ofProducts(sql`lower(name) collate "C" desc, product_id desc`),
  // Products without a price come last in both directions.
  'Price ASC': ofPrices(sql`(price_paise <= 0), price_paise, product_id`),
  'Price DESC': ofPrices(sql`price_paise desc, product_id desc`),
  'Date ASC': ofProducts(sql`created_at, product_id`),
  'Date DESC': ofProducts(sql`created_at desc, product_id desc`),
  'best-selling': ofProducts(sql`(stock_quantity > 0) desc, ranked_units desc, product_id`),
};

/** In another language the names that it shows are sorted; untranslated ones come after all others, or before them. */
const translatedOrders: Partial<Record<ListingOrder, RawBuilder<unknown>>> = {
  'Name ASC': sql`is_english, sort_key collate "C", product_id`,
  'Name DESC': sql`is_english desc, sort_key collate "C" desc, product_id desc`,
};

/** @param language English, or one that `sortedLanguage` answered */
export function orderingOf(order: ListingOrder, language: string = DEFAULT_LANGUAGE): Ordering {
  const translated = language === DEFAULT_LANGUAGE ? undefined : translatedOrders[order];
  return translated ? inLanguage(translated, language) : listingOrders[order];
}

/** The language of the names that a listing is sorted by: English where no name is translated into the one asked. */
export async function sortedLanguage(db: Db, language: string): Promise<string> {
  if (language === DEFAULT_LANGUAGE) return language;
  const names = db
    .selectFrom('translations')
    .select('language')
    .where('language', '=', language)
    .where('shown_from', '=', 'products.name')
    .limit(1);
  const isSorted = await exists(names);
  return isSorted ? language : DEFAULT_LANGUAGE;
}
