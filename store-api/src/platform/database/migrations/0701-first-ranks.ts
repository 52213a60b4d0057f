import { sql } from 'kysely';
import type { Db } from '../schema.ts';

export const transaction = 'none';

const AT_ONCE = 500;

/** In small batches, as buyers lock these rows. What is sold after that is ranked by the job. */
export async function up(db: Db): Promise<void> {
  for (let filled = AT_ONCE; filled === AT_ONCE; ) {
    const { numAffectedRows = 0n } = await sql`
      with sold as materialized (
        select product_id from products where ranked_units <> units_sold order by product_id limit ${AT_ONCE}
      )
      update products set ranked_units = units_sold from sold where products.product_id = sold.product_id`.execute(db);
    filled = Number(numAffectedRows);
  }
}
