import { sql } from 'kysely';
import type { Db } from '../schema.ts';
import {
  type Condition,
  changesMonths,
  MONTHLY,
  type MonthlyTable,
  monthsOf,
  nextOf,
  oldestOf,
} from './monthly-tables.ts';
import { atOnce, withShortLocks } from './short-locks.ts';

/**
 * Drops the months that end by then, whole, and all before them. Their rows that stay are copied first, without a lock, into the
 * table that takes their place. Several processes may run it at once: one at a time changes the table.
 * @param unless rows that stay although their time has passed
 */
export async function dropMonths(db: Db, table: MonthlyTable, until: Date, unless?: Condition): Promise<void> {
  if ((await monthsToDrop(db, table, until)) === null) return;
  await db.transaction().execute((trx) => makeNext(trx, table, until));
  await db.transaction().execute(async (trx) => {
    if (!(await changesMonths(trx, table))) return;
    const over = await monthsToDrop(trx, table, until);
    if (!over) return;
    const { names, end } = over;
    const [since, next, last] = [MONTHLY[table], nextOf(table), `'${end.toISOString()}'`];
    await sql.raw(`alter table ${next} add constraint is_oldest check (${since} < ${last})`).execute(trx);
    if (unless) {
      await sql`set local statement_timeout = 0`.execute(trx);
      await sql`
        insert into ${sql.table(next)} select * from ${sql.table(table)} where ${sql.ref(since)} < ${end} and (${unless})`.execute(
        trx,
      );
    }
    await withShortLocks(trx, () =>
      atOnce(trx, [
        ...names.flatMap((name) => [`alter table ${table} detach partition ${name}`, `drop table ${name}`]),
        `alter table ${table} attach partition ${next} for values from (minvalue) to (${last})`,
        `alter table ${next} drop constraint is_oldest`,
        `alter table ${next} rename to ${oldestOf(table)}`,
      ]),
    );
  });
}

/** In a transaction of its own: a foreign key locks the table that it names, for all that write there, until the commit. */
async function makeNext(trx: Db, table: MonthlyTable, until: Date): Promise<void> {
  if (!(await changesMonths(trx, table)) || !(await monthsToDrop(trx, table, until))) return;
  const next = nextOf(table);
  const keys = await foreignKeys(trx, table);
  await withShortLocks(trx, () =>
    atOnce(trx, [
      `drop table if exists ${next}`,
      `create table ${next} (like ${table} including defaults including constraints including storage including indexes)`,
      ...keys.map((definition) => `alter table ${next} add ${definition}`),
    ]),
  );
}

async function monthsToDrop(db: Db, table: MonthlyTable, until: Date) {
  const over = (await monthsOf(db, table)).filter((month) => month.until <= until);
  const last = over.at(-1);
  // The rows of the oldest go by themselves, as each one's time is over.
  return last && over.length > 1 ? { names: over.map(({ name }) => name), end: last.until } : null;
}

async function foreignKeys(db: Db, table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'f' and conrelid = to_regclass(${table})`.execute(db);
  return rows.map(({ definition }) => definition);
}
