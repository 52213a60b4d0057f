import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Job } from '../../platform/jobs.ts';
import { lockProducts } from './lock-products.ts';

const EVERY_MS = 5 * 60_000;

/**
 * Ranks products by the units sold until now. A sale only counts: its rank reaches listings, and makes their cached answers
 * stale, once in a while and for all sales together (decision 0046).
 */
export function rankBestSellers(db: Db): Promise<void> {
  return transact(db, async (trx) => {
    const { rows } = await sql<{ readonly product_id: number }>`
      select product_id from products where ranked_units <> units_sold`.execute(trx);
    const sold = sql`${rows.map(({ product_id }) => product_id)}::integer[]`;
    await lockProducts(trx, sql`select unnest(${sold})`);
    await sql`update products set ranked_units = units_sold where product_id = any(${sold})`.execute(trx);
  });
}

export function bestSellersJob(db: Db): Job {
  return { name: 'rank-best-sellers', everyMs: EVERY_MS, byOne: true, run: () => rankBestSellers(db) };
}
