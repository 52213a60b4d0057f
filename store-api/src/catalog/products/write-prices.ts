import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';
import { lockPrices } from './lock-prices.ts';

/** Paise. */
export interface ProductPrice {
  readonly product_id: number;
  readonly price_paise: number;
  readonly old_price_paise: number | null;
}

/** Sets prices of products that no promotion lowers, in one statement; they show with the commit. */
export async function writePrices(trx: Db, prices: readonly ProductPrice[]): Promise<void> {
  const given = sql`
    jsonb_to_recordset(${JSON.stringify(prices)}::jsonb)
    as given (product_id integer, price_paise bigint, old_price_paise bigint)`;
  await lockPrices(trx, sql`select product_id from ${given}`);
  await sql`
    update product_prices set price_paise = given.price_paise, old_price_paise = given.old_price_paise
    from ${given} where product_prices.product_id = given.product_id`.execute(trx);
}
