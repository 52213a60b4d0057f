import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { CommandContext } from '../command-line/command.ts';
import type { OutputFile } from '../command-line/files.ts';
import { openFiles, type StoredFiles } from '../files/stored-files.ts';
import { type FilePart, FORMAT, MANIFEST, type Manifest, pathOfFile, pathOfTable } from './manifest.ts';
import { measure } from './measure.ts';
import { inStaging } from './staging.ts';
import { type FilesOfRoom, takeSnapshot } from './take-snapshot.ts';
import { type AddEntry, writeArchive } from './write-archive.ts';

type Around = Pick<CommandContext, 'db' | 'now' | 'progress' | 'settings'>;

export interface MadeBackup {
  readonly manifest: Manifest;
  /** Files that the tables name and that are not stored. */
  readonly missing: readonly string[];
}

/** Writes the whole store into one archive, as it is at one moment. The shop may be open. */
export function makeBackup(around: Around, rooms: readonly FilesOfRoom[], file: OutputFile): Promise<MadeBackup> {
  const { db, now, progress, settings } = around;
  const stored = openFiles(settings);
  return inStaging(settings.dataDir, async (folder) => {
    const madeAt = now().toISOString();
    const { paths, ...snapshot } = await takeSnapshot(db, folder, rooms, progress);
    const manifest: Manifest = { format: FORMAT, madeAt, ...snapshot, files: [] };
    const missing: string[] = [];
    await writeArchive(file, async (add) => {
      for (const table of manifest.tables) {
        await add(pathOfTable(table), createReadStream(join(folder, pathOfTable(table))), 'deflated');
      }
      for (const [place, path] of paths.entries()) {
        const part = await addFile(add, stored, path);
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
async function addFile(add: AddEntry, stored: StoredFiles, path: string): Promise<FilePart | null> {
  const file = await stored.get(path);
  if (!file) return null;
  const measured = measure();
  await add(pathOfFile({ path }), measured.through(file.stream), 'stored');
  return { path, ...measured.result() };
}

async function* textOf(manifest: Manifest) {
  yield Buffer.from(JSON.stringify(manifest, null, 1));
}
