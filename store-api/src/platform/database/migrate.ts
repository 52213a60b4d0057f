import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { followTables } from './follow-tables.ts';
import { migrations } from './migrations/index.ts';
import type { Db } from './schema.ts';

/** Idempotent; processes that start together queue on a lock. */
export async function migrate(db: Db, steps: Record<string, Migration> = migrations): Promise<readonly string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => steps },
    // Each area numbers its own steps, so a new one may sort before those that have run.
    allowUnorderedMigrations: true,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  if (steps === migrations) await followTables(db);
  return results.filter((result) => result.status === 'Success').map((result) => result.migrationName);
}

/** False for a database in which no store has been. */
export async function hasTables(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass('kysely_migration') is not null as found`.execute(
    db,
  );
  return rows[0]?.found === true;
}
