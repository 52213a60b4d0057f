import { sql } from 'kysely';
import type { BestPrice } from 'shared-contracts/api/shapes/best-price';
import { discountPercent } from 'shared-contracts/domain/discount';
import { paise, toRupees } from 'shared-contracts/domain/money';
import type { Db } from '../../platform/database/schema.ts';

const MOST = 10;

interface Row {
  readonly product_id: number;
  readonly name: string;
  readonly slug: string;
  readonly category_slug: string;
  readonly price_paise: number;
  readonly old_price_paise: number;
}

/**
 * The largest discounts by percent in some categories (null: the whole store). Condition and order are those of the
 * index products_by_discount, so that only its first entries are read.
 */
export async function bestPrices(db: Db, categoryIds: readonly number[] | null): Promise<readonly BestPrice[]> {
  const inCategories = categoryIds
    ? sql`and exists (
        select 1 from product_categories
        where product_categories.product_id = products.product_id and category_id = any(${[...categoryIds]}::integer[])
      )`
    : sql``;
  const { rows } = await sql<Row>`
    select best.*, categories.slug as category_slug
    from (
      select product_id, name, slug, main_category_id, price_paise, old_price_paise
      from products
      where is_published and price_paise > 0 and old_price_paise > price_paise ${inCategories}
      order by ((old_price_paise - price_paise)::float8 / old_price_paise) desc, product_id
      limit ${MOST}
    ) best
    join categories on categories.category_id = best.main_category_id
    order by ((old_price_paise - price_paise)::float8 / old_price_paise) desc, product_id`.execute(db);
  return rows
    .filter((row) => discountPercent(row.price_paise, row.old_price_paise) >= 1)
    .map((row) => ({
      ProductId: row.product_id,
      ProductName: row.name,
      CategorySlug: row.category_slug,
      Slug: row.slug,
      Price: toRupees(paise(row.price_paise)),
      OldPrice: toRupees(paise(row.old_price_paise)),
    }));
}
