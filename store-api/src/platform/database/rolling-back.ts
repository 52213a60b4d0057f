import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** Runs a transaction that rolls back on `ok: false`, without an exception. */
export async function rollingBack<Result extends { readonly ok: boolean }>(
  db: Kysely<Database>,
  work: (trx: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  const trx = await db.startTransaction().execute();
  try {
    const result = await work(trx);
    await (result.ok ? trx.commit() : trx.rollback()).execute();
    return result;
  } catch (fault) {
    await trx.rollback().execute();
    throw fault;
  }
}
