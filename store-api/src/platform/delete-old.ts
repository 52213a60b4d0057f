import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from './time.ts';

/** Deletes from a folder what is not known and was written more than a day ago. */
export async function deleteOld(folder: string, isKnown: (name: string) => boolean, now: Date): Promise<void> {
  for (const name of await namesIn(folder)) {
    if (isKnown(name)) continue;
    const path = join(folder, name);
    // Another process may have deleted it.
    const found = await stat(path).catch(() => null);
    if (found && now.getTime() - found.mtimeMs > DAY_MS) await rm(path, { recursive: true, force: true });
  }
}

/** None of a folder that does not exist. */
export const namesIn = (folder: string) => readdir(folder).catch((): string[] => []);
