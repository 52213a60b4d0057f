import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Job } from '../../platform/jobs.ts';
import { lockProducts } from '../products/lock-products.ts';
import { priceChanges } from './price-changes.ts';

/** The longest delay of a promotion's begin and end. */
const EVERY_MS = 20_000;

export function promotionJob(db: Db, now: () => Date): Job {
  return { name: 'keep-promotions', everyMs: EVERY_MS, run: async () => void (await updatePromotedPrices(db, now())) };
}

/** Brings all prices into line with the running promotions. Returns the number of changed products. */
export async function updatePromotedPrices(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ is_needed: boolean }>`
    select exists (select from promoted_products) or exists (
      select from promotions
      where ended_at is null and valid_from <= ${now} and coalesce(valid_until, 'infinity') > ${now}
    ) as is_needed`.execute(db);
  if (!rows[0]?.is_needed) return 0;
  return transact(db, (trx) => applyPromotions(trx, now));
}

/**
 * The only code that writes promoted prices. Keep the transaction short: buyers of these products wait for it. A price
 * that was changed elsewhere meanwhile becomes the regular one.
 */
export async function applyPromotions(trx: Db, now: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('promotions'))`.execute(trx);
  await lockProducts(trx, sql`select product_id from (${priceChanges(now)}) as changes`);
  const { rows } = await sql<{ changed: number }>`
    with changes as materialized (${priceChanges(now)}),
    ended as (
      delete from promoted_products using changes
      where promoted_products.product_id = changes.product_id and changes.promotion_id is null
    ),
    promoted as (
      insert into promoted_products
        (product_id, promotion_id, regular_price_paise, regular_old_price_paise, price_paise, old_price_paise)
      select product_id, promotion_id, regular_price, regular_old_price, price, old_price
      from changes where promotion_id is not null
      on conflict (product_id) do update set
        promotion_id = excluded.promotion_id,
        regular_price_paise = excluded.regular_price_paise,
        regular_old_price_paise = excluded.regular_old_price_paise,
        price_paise = excluded.price_paise,
        old_price_paise = excluded.old_price_paise
    ),
    changed as (
      update products set price_paise = changes.price, old_price_paise = changes.old_price from changes
      where products.product_id = changes.product_id
        and (products.price_paise, products.old_price_paise) is distinct from (changes.price, changes.old_price)
      returning products.product_id
    )
    select count(*)::integer as changed from changed`.execute(trx);
  return rows[0]?.changed ?? 0;
}
