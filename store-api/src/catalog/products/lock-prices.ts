import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';

/**
 * Locks prices for a change until the transaction ends: in order of id, after the products if it locks those too
 * (decision 0023). Buyers read prices and never wait for this.
 * @param ids SQL for the ids
 */
export async function lockPrices(trx: Db, ids: RawBuilder<unknown>): Promise<void> {
  await sql`select from product_prices where product_id in (${ids}) order by product_id for update`.execute(trx);
}
