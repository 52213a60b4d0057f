import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { sqlStateOf } from '../database-trouble.ts';
import type { Db } from '../schema.ts';

/** Statements queue behind a lock that waits: none waits longer than this for it. */
const LOCK_TIMEOUT_MS = 100;
const MOST_PAUSE_MS = 200;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Runs `work`, which takes an exclusive lock for milliseconds, in a part of the transaction. Where another transaction has the
 * lock, it lets those that queue pass and tries again. What follows in the transaction waits as long as before.
 */
export async function withShortLocks<Result>(trx: Db, work: () => Promise<Result>, attempts = 300): Promise<Result> {
  const { rows } = await sql<{ former: string }>`select current_setting('lock_timeout') as former`.execute(trx);
  await sql`savepoint short_locks`.execute(trx);
  for (let attempt = 1; ; attempt += 1) {
    try {
      await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(trx);
      const result = await work();
      await sql`select set_config('lock_timeout', ${rows[0]?.former}, true)`.execute(trx);
      return result;
    } catch (fault) {
      if (attempt === attempts || sqlStateOf(fault) !== LOCK_NOT_AVAILABLE) throw fault;
      await sql`rollback to savepoint short_locks`.execute(trx);
      await wait(Math.random() * MOST_PAUSE_MS);
    }
  }
}

/** The statements at once: the locks last no longer for the ways to the server. */
export async function atOnce(db: Db, statements: readonly string[]): Promise<void> {
  await sql.raw(`do $together$ begin ${statements.join(';\n')}; end $together$`).execute(db);
}
