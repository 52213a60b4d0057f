import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { followTables } from './follow-tables.ts';
import { migrations } from './migrations/index.ts';
import type { Db } from './schema.ts';

/** A step after which releases that do not know it find something missing: see docs/operations.md, "Upgrades". */
const IS_CONTRACTION = /-contract$/;

/**
 * Idempotent; processes that start together queue on a lock. The tables of a newer release stay as they are, if they have
 * all that this one reads.
 */
export async function migrate(db: Db, steps: Record<string, Migration> = migrations): Promise<readonly string[]> {
  const newer = await stepsBeyond(db, steps);
  const contraction = newer.find((name) => IS_CONTRACTION.test(name));
  if (contraction) {
    throw new Error(`The database is of a newer release, which took away what this one reads (${contraction}).`);
  }
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...steps, ...Object.fromEntries(newer.map((name) => [name, DONE])) }) },
    // Each area numbers its own steps, so a new one may sort before those that have run.
    allowUnorderedMigrations: true,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  // The newer release's triggers report more tables.
  if (steps === migrations && newer.length === 0) await followTables(db);
  return results.filter((result) => result.status === 'Success').map((result) => result.migrationName);
}

const DONE: Migration = { up: async () => {} };

/** Steps that have run and that this release does not know. */
async function stepsBeyond(db: Db, steps: Record<string, Migration>): Promise<readonly string[]> {
  if (!(await hasTables(db))) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !(name in steps));
}

/** False for a database in which no store has been. */
export async function hasTables(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass('kysely_migration') is not null as found`.execute(
    db,
  );
  return rows[0]?.found === true;
}
