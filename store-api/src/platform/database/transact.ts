import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { sqlStateOf } from './database-trouble.ts';
import { isRefusedName } from './prepared-statements.ts';
import type { Db } from './schema.ts';

/**
 * PostgreSQL has rolled the whole transaction back: deadlock_detected, serialization_failure; read_only_sql_transaction,
 * from a server that is not the primary, whose connection the pool discards.
 */
const ROLLED_BACK = new Set(['40P01', '40001', '25006']);
const MOST_ATTEMPTS = 5;
const FIRST_WAIT_MS = 20;

/**
 * Runs a transaction, and runs it again when the database ended it in favour of a concurrent one. `work` may therefore
 * run several times: it must have no effect but through `trx`. Inside a transaction, as that of a dry run, it is a part
 * that can fail alone.
 */
export function transact<Result>(db: Db, work: (trx: Db) => Promise<Result>): Promise<Result> {
  if (db.isTransaction) return part(db, work, () => true);
  return repeated(() => db.transaction().execute(work));
}

/** Like `transact`, and rolls back on `ok: false`, without an exception. */
export function transactIfOk<Result extends { readonly ok: boolean }>(
  db: Db,
  work: (trx: Db) => Promise<Result>,
): Promise<Result> {
  if (db.isTransaction) return part(db, work, ({ ok }) => ok);
  return repeated(async () => {
    const trx = await db.startTransaction().execute();
    try {
      const result = await work(trx);
      await (result.ok ? trx.commit() : trx.rollback()).execute();
      return result;
    } catch (fault) {
      // The fault says more than a rollback that fails because the connection broke.
      await trx
        .rollback()
        .execute()
        .catch(() => undefined);
      throw fault;
    }
  });
}

/** A savepoint. One of the same name may be inside. */
async function part<Result>(trx: Db, work: (trx: Db) => Promise<Result>, isKept: (result: Result) => boolean) {
  await sql`savepoint part`.execute(trx);
  const undo = async () => {
    await sql`rollback to savepoint part`.execute(trx);
    await sql`release savepoint part`.execute(trx);
  };
  try {
    const result = await work(trx);
    await (isKept(result) ? sql`release savepoint part`.execute(trx) : undo());
    return result;
  } catch (fault) {
    await undo().catch(() => undefined);
    throw fault;
  }
}

async function repeated<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (fault) {
      const canRepeat = ROLLED_BACK.has(sqlStateOf(fault)) || isRefusedName(fault);
      if (attempt === MOST_ATTEMPTS || !canRepeat) throw fault;
      // Random, so that the two do not meet again.
      await wait(Math.random() * FIRST_WAIT_MS * 2 ** attempt);
    }
  }
}
