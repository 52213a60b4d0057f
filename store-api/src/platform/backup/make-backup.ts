import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { CommandContext } from '../command-line/command.ts';
import type { OutputFile } from '../command-line/files.ts';
import { type FilePart, FORMAT, MANIFEST, type Manifest, pathOfFile, pathOfTable } from './manifest.ts';
import { measure } from './measure.ts';
import { inStaging } from './staging.ts';
import { type FilesOfRoom, takeSnapshot } from './take-snapshot.ts';
import { type AddEntry, writeArchive } from './write-archive.ts';

type Around = Pick<CommandContext, 'db' | 'now' | 'progress'> & { readonly settings: { readonly dataDir: string } };

export interface MadeBackup {
  readonly manifest: Manifest;
  /** Files that the tables name and DATA_DIR does not have. */
  readonly missing: readonly string[];
}

/** Writes the whole store into one archive, as it is at one moment. The shop may be open. */
export function makeBackup(around: Around, rooms: readonly FilesOfRoom[], file: OutputFile): Promise<MadeBackup> {
  const { db, now, progress, settings } = around;
  const { dataDir } = settings;
  return inStaging(dataDir, async (folder) => {
    const madeAt = now().toISOString();
    const { paths, ...snapshot } = await takeSnapshot(db, folder, rooms, progress);
    const manifest: Manifest = { format: FORMAT, madeAt, ...snapshot, files: [] };
    const missing: string[] = [];
    await writeArchive(file, async (add) => {
      for (const table of manifest.tables) {
        await add(pathOfTable(table), createReadStream(join(folder, pathOfTable(table))), 'deflated');
      }
      for (const [place, path] of paths.entries()) {
        const part = await addFile(add, dataDir, path);
        if (part) manifest.files.push(part);
        else missing.push(path);
        progress({ done: place + 1, of: paths.length, what: 'files' });
      }
      await add(MANIFEST, textOf(manifest), 'deflated');
    });
    return { manifest, missing };
  });
}

/** Null for a file that does not exist. */
async function addFile(add: AddEntry, dataDir: string, path: string): Promise<FilePart | null> {
  const file = await open(join(dataDir, path)).catch((fault: NodeJS.ErrnoException) => {
    if (fault.code === 'ENOENT') return null;
    throw fault;
  });
  if (!file) return null;
  const measured = measure();
  await add(pathOfFile({ path }), measured.through(file.createReadStream()), 'stored');
  return { path, ...measured.result() };
}

async function* textOf(manifest: Manifest) {
  yield Buffer.from(JSON.stringify(manifest, null, 1));
}
