import { type RawBuilder, sql } from 'kysely';
import type { BestPrice } from 'shared-contracts/api/shapes/best-price';
import { discountPercent } from 'shared-contracts/domain/discount';
import { paise, toRupees } from 'shared-contracts/domain/money';
import { type HeldKind, held } from '../../platform/database/held.ts';
import type { Db } from '../../platform/database/schema.ts';
import { WHOLE_STORE } from './answer-tags.ts';

const MOST = 10;

interface Row {
  readonly product_id: number;
  readonly name: string;
  readonly slug: string;
  readonly category_slug: string;
  readonly price_paise: number;
  readonly struck_price_paise: number;
}

/** The largest discounts by percent in some categories (null: the whole store), one of each family. */
export async function bestPrices(db: Db, categoryIds: readonly number[] | null): Promise<readonly BestPrice[]> {
  const key = categoryIds?.join() ?? 'whole store';
  return (await held(db, BEST_PRICES, [key])).get(key) ?? [];
}

/** By the ids of the categories. */
const BEST_PRICES: HeldKind<string, readonly BestPrice[]> = {
  name: 'best prices',
  tags: () => [WHOLE_STORE],
  read: async (db, keys) =>
    new Map(
      await Promise.all(
        keys.map(async (key) => {
          const categoryIds = key === 'whole store' ? null : key.split(',').filter(Boolean).map(Number);
          return [key, await readBestPrices(db, categoryIds)] as const;
        }),
      ),
    ),
  sizeOf: (prices) => 500 * prices.length,
};

/** Condition and order are those of the index product_prices_by_discount, so that only its first entries are read. */
async function readBestPrices(db: Db, categoryIds: readonly number[] | null): Promise<readonly BestPrice[]> {
  const inCategories = (productId: RawBuilder<unknown>) =>
    categoryIds
      ? sql`and exists (
          select 1 from product_categories
          where product_categories.product_id = ${productId} and category_id = any(${[...categoryIds]}::integer[])
        )`
      : sql``;
  const { rows } = await sql<Row>`
    select best.*, categories.slug as category_slug
    from (
      select product_id, name, slug, main_category_id, price_paise, struck_price_paise
      from product_prices join products using (product_id)
      where is_published and struck_price_paise is not null ${inCategories(sql`product_prices.product_id`)}
        and not exists (
          select 1 from product_family_members own
          join product_family_members relative using (family_id)
          join products kin on kin.product_id = relative.product_id and kin.is_published
          join product_prices better on better.product_id = relative.product_id
          where own.product_id = product_prices.product_id and better.struck_price_paise is not null
            and ((better.struck_price_paise - better.price_paise)::float8 / better.struck_price_paise, -better.product_id)
              > ((product_prices.struck_price_paise - product_prices.price_paise)::float8 / product_prices.struck_price_paise, -product_prices.product_id)
            ${inCategories(sql`better.product_id`)}
        )
      order by ((struck_price_paise - price_paise)::float8 / struck_price_paise) desc, product_id
      limit ${MOST}
    ) best
    join categories on categories.category_id = best.main_category_id
    order by ((struck_price_paise - price_paise)::float8 / struck_price_paise) desc, product_id`.execute(db);
  return rows
    .filter((row) => discountPercent(row.price_paise, row.struck_price_paise) >= 1)
    .map((row) => ({
      ProductId: row.product_id,
      ProductName: row.name,
      CategorySlug: row.category_slug,
      Slug: row.slug,
      Price: toRupees(paise(row.price_paise)),
      OldPrice: toRupees(paise(row.struck_price_paise)),
    }));
}
