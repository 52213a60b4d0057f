import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import type { CommandContext } from '../../command-line/command.ts';
import { readRecord, writeRecord } from '../../database/embedded/record.ts';
import { loadSnapshot } from '../load-snapshot.ts';
import { MANIFEST, Manifest } from '../manifest.ts';
import { inStaging } from '../staging.ts';
import { readFormer } from './read-former.ts';

type Around = Pick<CommandContext, 'db' | 'dryRun' | 'progress'> & { readonly settings: { readonly dataDir: string } };

/**
 * Moves all rows of the database of before into the new one, all or nothing: one that was killed is repeated. The files
 * of before stay as they are.
 * @returns the sentence about it
 */
export async function moveFormer({ db, dryRun, progress, settings }: Around): Promise<string> {
  const { dataDir } = settings;
  const record = readRecord(dataDir);
  if (!record?.former) return 'There is no database to be moved.';
  const { former, ...moved } = record;
  const folder = resolve(dataDir, former.folder);
  if (dryRun) return `all rows of ${folder} (${former.engine} ${former.version}) are moved`;
  const rows = await inStaging(dataDir, async (staging) => {
    await readFormer({ ...former, folder, password: record.password }, staging, progress);
    const manifest = readManifest(join(staging, MANIFEST));
    if (manifest === null) return 0;
    await db.transaction().execute((trx) => loadSnapshot(trx, manifest, staging, progress));
    return manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  });
  writeRecord(dataDir, moved);
  return `Moved ${rows} rows from ${former.engine} ${former.version}. Its files are still in ${folder}: delete them when you miss nothing.`;
}

function readManifest(file: string): Manifest | null {
  if (!existsSync(file)) return null;
  return v.parse(v.pipe(v.string(), v.parseJson(), Manifest), readFileSync(file, 'utf8'));
}
