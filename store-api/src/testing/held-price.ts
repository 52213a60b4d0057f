import { sql } from 'kysely';
import type { Db } from '../platform/database/schema.ts';
import { until } from './until.ts';

/** Holds a price as somebody does who changes it, until `letGo`. PostgreSQL only. */
export async function holdPrice(db: Db, productId: number): Promise<{ readonly letGo: () => Promise<void> }> {
  const done = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const holding = db.transaction().execute(async (trx) => {
    const price = trx.selectFrom('product_prices').select('product_id').where('product_id', '=', productId);
    await price.forUpdate().execute();
    held.resolve();
    await done.promise;
  });
  await held.promise;
  return {
    letGo() {
      done.resolve();
      return holding;
    },
  };
}

/** Resolves when a statement waits for a row. */
export async function someoneWaits(db: Db): Promise<void> {
  await until(async () => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows.length > 0;
  }, 'a statement waits for a lock');
}
