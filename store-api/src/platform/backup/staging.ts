import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { archive } from '../command-line/archive.ts';
import type { Folder, InputFile } from '../command-line/files.ts';
import { deleteOld } from '../delete-old.ts';

/** Not what an operator would name a backup: what begins so is deleted. */
const STAGING = '.staging-';

/** Works in a folder of its own below DATA_DIR, on the disk that has room for the store, and removes it. */
export async function inStaging<Result>(dataDir: string, work: (folder: string) => Promise<Result>): Promise<Result> {
  // A process that was killed left its folder, and personal data in it.
  await deleteOld(dataDir, (name) => !name.startsWith(STAGING), new Date());
  const folder = join(dataDir, `${STAGING}${randomUUID()}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A ZIP file is read from its end: one that comes through a pipe is written down first. */
export async function stagedArchive(file: InputFile, folder: string): Promise<Folder> {
  const path = join(folder, 'archive.zip');
  await pipeline(await file.open(), createWriteStream(path, { mode: 0o600 }));
  return archive(file.name, path);
}
