import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CommandContext } from '../../command-line/command.ts';
import { hasTables } from '../../database/migrate.ts';
import type { Db } from '../../database/schema.ts';
import { FORMAT, MANIFEST, type Manifest } from '../manifest.ts';
import { takeSnapshot } from '../take-snapshot.ts';

/** Writes a database to a folder as an archive has it, without files; nothing where it has no tables. */
export async function writeSnapshot(db: Db, folder: string, progress: CommandContext['progress']): Promise<void> {
  // A first start was killed before it made any.
  if (!(await hasTables(db))) return;
  const { paths: _, ...snapshot } = await takeSnapshot(db, folder, [], progress);
  const manifest: Manifest = { format: FORMAT, madeAt: new Date().toISOString(), ...snapshot, files: [] };
  await writeFile(join(folder, MANIFEST), JSON.stringify(manifest));
}
