import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';

/**
 * Locks products for a change of stock or sales until the transaction ends: all that it changes, in one statement
 * and in order of id, so that two transactions queue instead of waiting for each other (decision 0023). 'no key', because
 * orders reference products at the same time.
 * @param ids SQL for the ids
 */
export async function lockProducts(trx: Db, ids: RawBuilder<unknown>): Promise<void> {
  await sql`
    select from products where product_id in (${ids}) order by product_id for no key update`.execute(trx);
}
