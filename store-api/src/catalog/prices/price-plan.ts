import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';
import { transact } from '../../platform/database/transact.ts';
import { lockPrices } from '../products/lock-prices.ts';
import { LEAST_PRICE } from '../products/price.ts';
import { updatePromotedPrices } from '../promotions/update-promoted-prices.ts';

/** SQL for the prices without promotions: product_id, price_paise, old_price_paise. */
export const regularPrices = sql`(
  select product_id,
    case when promoted.price_paise = prices.price_paise then promoted.regular_price_paise
      else prices.price_paise end as price_paise,
    case when promoted.old_price_paise = prices.old_price_paise then promoted.regular_old_price_paise
      else prices.old_price_paise end as old_price_paise
  from product_prices prices left join promoted_products promoted using (product_id)
)`;

/** A regular price that is to change. Paise. */
export interface PriceChange {
  readonly sku: string;
  readonly from: number;
  readonly to: number;
  readonly old_price: number | null;
}

export interface PricePlan {
  readonly count: number;
  /** By id. */
  readonly first: readonly PriceChange[];
  /** How many fall by more than half, which is rather a slip than a sale, and the one that falls deepest. */
  readonly fallen: number;
  readonly deepest: PriceChange | undefined;
  /** SKUs that would cost something, but less than a price may be; two at most. */
  readonly tooLow: readonly string[];
}

/** What would change, without a lock. `prices` is SQL for product_id, price_paise, old_price_paise. */
export async function planPrices(db: Db, prices: RawBuilder<unknown>, limit: number): Promise<PricePlan> {
  const { rows } = await sql<PriceChange & { count: number }>`
    select sku, "from", "to", old_price, count(*) over ()::integer as count from (${changes(prices)}) as changes
    join products using (product_id) order by product_id limit ${limit}`.execute(db);
  const { rows: low } = await sql<{ sku: string }>`
    select sku from (${changes(prices)}) as changes join products using (product_id)
    where "to" > 0 and "to" < ${LEAST_PRICE} order by product_id limit 2`.execute(db);
  const { rows: fallen } = await sql<PriceChange & { count: number }>`
    select sku, "from", "to", old_price, count(*) over ()::integer as count from (${changes(prices)}) as changes
    join products using (product_id) where "to" > 0 and "to" * 2 < "from"
    order by "to" / "from"::numeric, product_id limit 1`.execute(db);
  return {
    count: rows[0]?.count ?? 0,
    first: rows,
    fallen: fallen[0]?.count ?? 0,
    deepest: fallen[0],
    tooLow: low.map(({ sku }) => sku),
  };
}

const changes = (prices: RawBuilder<unknown>) => sql`
  select product_id, regular.price_paise as "from", given.price_paise as "to", given.old_price_paise as old_price
  from (${prices}) as given join ${regularPrices} as regular using (product_id)
  where (given.price_paise, given.old_price_paise) is distinct from (regular.price_paise, regular.old_price_paise)`;

/** Prices written by one statement, well below the time that a statement may take. */
const BATCH = 5000;

/** For a price that another transaction has locked. */
const LOCK_TIMEOUT = '5s';

export interface Changed {
  readonly changed: number;
  /** Old prices that are not shown, or not whole: they were not asked in the last 30 days (LAW-04). */
  readonly unproven: number;
}

/**
 * Changes regular prices, and lowers them again by the running promotions; the commit shows all of it at once. No reader
 * or buyer waits. `onBatch` gets how many are written.
 */
export function changePrices(
  db: Db,
  prices: RawBuilder<unknown>,
  now: Date,
  onBatch: (done: number, of: number) => void,
): Promise<Changed> {
  return transact(db, async (trx) => {
    await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(trx);
    await sql`select pg_advisory_xact_lock(hashtext('promotions'))`.execute(trx);
    await sql`drop table if exists new_prices`.execute(trx);
    await sql`create temporary table new_prices on commit drop as ${changes(prices)}`.execute(trx);
    await sql`create unique index on new_prices (product_id)`.execute(trx);
    await sql`analyze new_prices`.execute(trx);
    const of = await countNew(trx);
    for (let last = 0, done = 0; done < of; done += BATCH) {
      last = await writeBatch(trx, last);
      onBatch(Math.min(done + BATCH, of), of);
    }
    await updatePromotedPrices(trx, now);
    return { changed: of, unproven: await countUnproven(trx) };
  });
}

async function countNew(trx: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from new_prices`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** Returns the last product of the batch. */
async function writeBatch(trx: Db, after: number): Promise<number> {
  const batch = sql`select * from new_prices where product_id > ${after} order by product_id limit ${BATCH}`;
  await lockPrices(trx, sql`select product_id from (${batch}) as batch`);
  await sql`delete from promoted_products using (${batch}) as batch
    where promoted_products.product_id = batch.product_id`.execute(trx);
  await sql`update product_prices set price_paise = batch.to, old_price_paise = batch.old_price from (${batch}) as batch
    where product_prices.product_id = batch.product_id`.execute(trx);
  const { rows } = await sql<{ last: number }>`
    select max(product_id) as last from (${batch}) as batch`.execute(trx);
  return rows[0]?.last ?? after;
}

async function countUnproven(trx: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from new_prices join product_prices using (product_id)
    where new_prices.old_price > new_prices.to and old_price_paise is distinct from struck_price_paise`.execute(trx);
  return rows[0]?.count ?? 0;
}
