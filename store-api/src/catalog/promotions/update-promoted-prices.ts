import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Job } from '../../platform/jobs.ts';
import { lockPrices } from '../products/lock-prices.ts';
import { priceChanges } from './price-changes.ts';

/** The longest delay of a promotion's begin and end. */
const EVERY_MS = 20_000;

export function promotionJob(db: Db, now: () => Date): Job {
  return {
    name: 'keep-promotions',
    everyMs: EVERY_MS,
    byOne: true,
    run: async () => void (await updatePromotedPrices(db, now())),
  };
}

/** Brings all prices into line with the running promotions. Returns the number of changed products. */
export async function updatePromotedPrices(db: Db, now: Date): Promise<number> {
  // First without a transaction: a temporary table in each round would grow the system's own tables.
  const { rows } = await sql<{ is_needed: boolean }>`
    select exists (select from (${priceChanges(now)}) as changes) as is_needed`.execute(db);
  if (!rows[0]?.is_needed) return 0;
  return transact(db, (trx) => applyPromotions(trx, now));
}

/** Prices written by one statement, well below the time that a statement may take. */
const BATCH = 5000;

/** For a price that another transaction has locked. */
const LOCK_TIMEOUT = '5s';

/**
 * The only code that writes promoted prices. The commit changes all of them at once; buyers lock products and read
 * prices, so they wait for none of it. A price that another transaction changes in between stays, and becomes the regular
 * price in the next round.
 */
export async function applyPromotions(trx: Db, now: Date): Promise<number> {
  await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(trx);
  await sql`select pg_advisory_xact_lock(hashtext('promotions'))`.execute(trx);
  await sql`drop table if exists price_changes`.execute(trx);
  await sql`create temporary table price_changes on commit drop as ${priceChanges(now)}`.execute(trx);
  await sql`create unique index on price_changes (product_id)`.execute(trx);
  await sql`analyze price_changes`.execute(trx);
  await sql`
    delete from promoted_products using price_changes changes
    where promoted_products.product_id = changes.product_id and changes.promotion_id is null`.execute(trx);
  await sql`
    insert into promoted_products
      (product_id, promotion_id, regular_price_paise, regular_old_price_paise, price_paise, old_price_paise)
    select product_id, promotion_id, regular_price, regular_old_price, price, old_price
    from price_changes where promotion_id is not null
    on conflict (product_id) do update set
      promotion_id = excluded.promotion_id,
      regular_price_paise = excluded.regular_price_paise,
      regular_old_price_paise = excluded.regular_old_price_paise,
      price_paise = excluded.price_paise,
      old_price_paise = excluded.old_price_paise`.execute(trx);

  let changed = 0;
  for (let last: number | null = 0; last !== null; ) {
    const batch = await writeBatch(trx, last);
    changed += batch.changed;
    last = batch.last;
  }
  return changed;
}

/** Changes the prices of the next products. `last` is null after the last ones. */
async function writeBatch(trx: Db, after: number): Promise<{ readonly changed: number; readonly last: number | null }> {
  const batch = sql`select * from price_changes where product_id > ${after} order by product_id limit ${BATCH}`;
  await lockPrices(trx, sql`select product_id from (${batch}) as batch`);
  const { rows } = await sql<{ changed: number; last: number | null }>`
    with batch as materialized (${batch}),
    changed as (
      update product_prices prices set price_paise = batch.price, old_price_paise = batch.old_price from batch
      where prices.product_id = batch.product_id
        and (prices.price_paise, prices.old_price_paise) is not distinct from (seen_price, seen_old_price)
        and (seen_price, seen_old_price) is distinct from (batch.price, batch.old_price)
      returning 1
    )
    select (select count(*) from changed)::integer as changed, (select max(product_id) from batch) as last`.execute(
    trx,
  );
  return rows[0] ?? { changed: 0, last: null };
}
