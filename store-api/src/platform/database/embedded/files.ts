import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedFault } from './embedded-fault.ts';

/** PostgreSQL, and PGlite too, starts with all of these and not without. */
const ESSENTIAL = ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal'];

/** The major version of a database's files. */
export function majorOfFiles(folder: string): number {
  return Number.parseInt(readFileSync(join(folder, 'PG_VERSION'), 'utf8'), 10);
}

export const isDamaged = (folder: string): boolean => missingFrom(folder).length > 0;

/** @throws EmbeddedFault: a store whose database is gone or damaged never becomes a new one by itself */
export function refuseDamage(folder: string): void {
  const missing = missingFrom(folder);
  if (missing.length === 0) return;
  const cause = existsSync(folder) ? `${folder} lacks ${missing.join(', ')}` : `${folder} is missing`;
  throw new EmbeddedFault(
    `This store's database is damaged: ${cause}. Nothing was changed. Put it back as it was, or restore a backup: npm run store -- backup restore FILE. Another DATA_DIR starts another store.`,
  );
}

const missingFrom = (folder: string) => ESSENTIAL.filter((name) => !existsSync(join(folder, name)));
