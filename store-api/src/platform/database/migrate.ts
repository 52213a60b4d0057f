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
