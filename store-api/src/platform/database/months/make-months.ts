import { sql } from 'kysely';
import type { Job } from '../../jobs.ts';
import type { Db } from '../schema.ts';
import {
  attachMonth,
  changesMonths,
  MONTHLY,
  MONTHLY_TABLES,
  type MonthlyTable,
  monthStart,
  monthsOf,
  restOf,
} from './monthly-tables.ts';
import { withShortLocks } from './short-locks.ts';

/** Besides the month that runs. */
export const MONTHS_AHEAD = 3;

/** Makes the next months of every monthly table. Several processes may run it at once. */
export async function makeMonths(db: Db, now: Date): Promise<void> {
  for (const table of MONTHLY_TABLES) {
    while (await db.transaction().execute((trx) => makeNext(trx, table, monthStart(now, MONTHS_AHEAD + 1))));
  }
}

/** True when a month was made. What came before its month was there is moved into it. */
async function makeNext(trx: Db, table: MonthlyTable, wantedUntil: Date): Promise<boolean> {
  if (!(await changesMonths(trx, table))) return false;
  const last = (await monthsOf(trx, table)).at(-1);
  if (!last || last.until >= wantedUntil) return false;
  const [since, rest] = [MONTHLY[table], restOf(table)];
  const [make = '', attach = ''] = attachMonth(table, last.until);
  const name = make.split(' ')[2] ?? '';
  await withShortLocks(trx, async () => {
    await sql.raw(make).execute(trx);
    await sql`lock table ${sql.table(rest)} in access exclusive mode`.execute(trx);
    await sql`
      with moved as (
        delete from ${sql.table(rest)} where ${sql.ref(since)} >= ${last.until} and ${sql.ref(since)} < ${monthStart(last.until, 1)} returning *
      )
      insert into ${sql.table(name)} select * from moved`.execute(trx);
    await sql.raw(attach).execute(trx);
  });
  return true;
}

export function makeMonthsJob(db: Db, now: () => Date): Job {
  return { name: 'make-months', everyMs: 3_600_000, run: () => makeMonths(db, now()) };
}
