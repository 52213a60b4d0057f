import { join, resolve } from 'node:path';
import { readRecord } from '../../database/embedded/record.ts';
import type { Settings } from '../../settings/settings.ts';

/** Folders with log that may not be stored yet: the spool, and those of the database of DATA_DIR and of a damaged one. */
export function logOnDisk({ dataDir, databaseUrl, walSpool }: Settings): readonly string[] {
  const record = databaseUrl ? null : readRecord(dataDir);
  const folders = [record?.folder, record?.damaged].filter((folder) => folder !== undefined);
  return [...folders.map((folder) => join(resolve(dataDir, folder), 'pg_wal')), ...(walSpool ? [walSpool] : [])];
}
