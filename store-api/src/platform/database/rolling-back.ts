import type { Db } from './schema.ts';

/** Runs a transaction that rolls back on `ok: false`, without an exception. */
export async function rollingBack<Result extends { readonly ok: boolean }>(
  db: Db,
  work: (trx: Db) => Promise<Result>,
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
