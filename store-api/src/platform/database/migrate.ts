import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { makeBaseline } from './baseline/baseline.ts';
import { BASELINE_MIGRATIONS, BASELINE_RELEASE, lackingMigration } from './baseline/migrations-of-baseline.ts';
import { sqlStateOf } from './database-trouble.ts';
import { followTables } from './follow-tables.ts';
import type { Migration } from './migration.ts';
import { migrations } from './migrations/index.ts';
import type { Db } from './schema.ts';

/** A migration after which releases that do not know it find something missing: see docs/operations.md, "Upgrades". */
const IS_CONTRACTION = /-contract$/;

/** Calls queue behind a migration that waits for their table: shorter than DB_LOCK_TIMEOUT_MS, so none of them fails. */
const LOCK_TIMEOUT_MS = 2000;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Makes the tables in an empty database, and brings those of BASELINE_RELEASE and later up to this release. Idempotent;
 * processes that start together queue. The tables of a newer release stay as they are, if they have all that this one reads.
 * Answers the migrations that ran.
 */
export async function migrate(
  db: Db,
  known: Readonly<Record<string, Migration>> = migrations,
): Promise<readonly string[]> {
  const { ran, newer } = await oneAtATime(db, (connection) => bringUp(connection, known));
  // The newer release's triggers report more tables.
  if (known === migrations && newer.length === 0) await followTables(db);
  return ran;
}

async function bringUp(db: Db, known: Readonly<Record<string, Migration>>) {
  let applied = await appliedMigrations(db);
  if (applied.length === 0) {
    await inTransaction(db, async (trx) => {
      await makeBaseline(trx);
      await record(trx, BASELINE_MIGRATIONS);
    });
    applied = BASELINE_MIGRATIONS;
  }
  refuseEarlier(applied);
  const newer = applied.filter((name) => !(name in known) && !BASELINE_MIGRATIONS.includes(name));
  const contraction = newer.find((name) => IS_CONTRACTION.test(name));
  if (contraction) {
    throw new Error(`The database is of a newer release, which took away what this one reads (${contraction}).`);
  }
  const pending = Object.entries(known)
    .filter(([name]) => !applied.includes(name))
    .sort(([one], [other]) => one.localeCompare(other));
  for (const [name, migration] of pending) await run(db, name, migration);
  return { ran: pending.map(([name]) => name), newer };
}

function refuseEarlier(applied: readonly string[]): void {
  const lacking = lackingMigration(applied);
  if (lacking === undefined) return;
  throw new Error(
    `The database is of a release before ${BASELINE_RELEASE} (it lacks ${lacking}). Start that release on it once, then this one.`,
  );
}

async function run(db: Db, name: string, { transaction, up }: Migration): Promise<void> {
  if (transaction === 'none' || db.isTransaction) {
    await up(db);
    return record(db, [name]);
  }
  try {
    await db.transaction().execute(async (trx) => {
      await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(trx);
      await up(trx);
      await record(trx, [name]);
    });
  } catch (fault) {
    if (sqlStateOf(fault) !== LOCK_NOT_AVAILABLE) throw fault;
    throw new Error(
      `The migration ${name} waited ${LOCK_TIMEOUT_MS} ms for a table that a transaction holds, and changed nothing. The next start tries again.`,
      { cause: fault },
    );
  }
}

const inTransaction = (db: Db, work: (trx: Db) => Promise<void>): Promise<void> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);

/** The lock of Kysely's migrator, which releases until BASELINE_RELEASE use. */
const LOCK = sql.lit('3853314791062309107');
const POLL_MS = 50;

/** Asks for the lock repeatedly: a session that waits in PostgreSQL holds a snapshot, for which `concurrently` would wait. */
async function oneAtATime<Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> {
  if (db.isTransaction) return work(db);
  return db.connection().execute(async (connection) => {
    const tryLock = sql<{ locked: boolean }>`select pg_try_advisory_lock(${LOCK}::bigint) as locked`;
    while (!(await tryLock.execute(connection)).rows[0]?.locked) await wait(POLL_MS);
    return work(connection).finally(() => sql`select pg_advisory_unlock(${LOCK}::bigint)`.execute(connection));
  });
}

async function appliedMigrations(db: Db): Promise<readonly string[]> {
  if (!(await hasTables(db))) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

async function record(db: Db, names: readonly string[]): Promise<void> {
  await sql`
    insert into kysely_migration (name, timestamp)
    select name, ${new Date().toISOString()} from unnest(${names}::text[]) as applied (name)`.execute(db);
}

/** False for a database in which no store has been. */
export async function hasTables(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass('kysely_migration') is not null as found`.execute(
    db,
  );
  return rows[0]?.found === true;
}
