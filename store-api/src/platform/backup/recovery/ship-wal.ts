import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { namesIn } from '../../delete-old.ts';
import type { StoredFiles } from '../../files/stored-files.ts';
import { isWalName, keyOfWal } from './wal-keys.ts';

const [pack, unpack] = [promisify(gzip), promisify(gunzip)];

/** Files of the log that PostgreSQL has given and that are not stored yet, the oldest first. */
export const waitingWal = async (spool: string) => (await namesIn(spool)).filter(isWalName).sort();

/**
 * Stores the log that waits in the spool, packed, and then deletes it there. What is stored is never replaced: the same name
 * with other content is of another server, which an operator must look at. Several processes may do it at once.
 * @returns how many files
 */
export async function shipWal(spool: string, files: StoredFiles): Promise<number> {
  const names = await waitingWal(spool);
  for (const name of names) {
    // Another process may have shipped it.
    const bytes = await readFile(join(spool, name)).catch(() => null);
    if (!bytes) continue;
    const stored = await files.read(keyOfWal(name));
    if (stored && !(await unpack(stored)).equals(bytes)) {
      throw new Error(`Another server has stored ${name} in the same place: give this store a place of its own.`);
    }
    if (!stored) await files.put(keyOfWal(name), await pack(bytes), 'application/gzip');
    await rm(join(spool, name), { force: true });
  }
  return names.length;
}

/** In seconds; 0 when nothing waits. */
export async function oldestWaiting(spool: string, now: Date): Promise<number> {
  const times = (await waitingWal(spool)).map(
    async (name) => (await stat(join(spool, name)).catch(() => null))?.mtimeMs,
  );
  const oldest = (await Promise.all(times)).filter((time) => time !== undefined);
  return oldest.length === 0 ? 0 : Math.max(0, (now.getTime() - Math.min(...oldest)) / 1000);
}
