import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { StoredFiles } from '../../files/stored-files.ts';
import { isWalName, keyOfWal, systemIn } from './wal-keys.ts';

const [pack, unpack] = [promisify(gzip), promisify(gunzip)];

/**
 * Null for a file that is gone: another process may have shipped it. Throws any other fault: log that cannot be read is not
 * stored.
 */
function orGone(fault: NodeJS.ErrnoException): null {
  if (fault.code !== 'ENOENT') throw fault;
  return null;
}

/** Files of the log that PostgreSQL has given and that are not stored yet, the oldest first. */
export async function waitingWal(spool: string): Promise<readonly string[]> {
  const names = await readdir(spool).catch(orGone);
  return (names ?? []).filter(isWalName).sort();
}

/**
 * Stores the log that waits in the spool, packed, and then deletes it there. What is stored is never replaced: the same name
 * with other content is of another server with the same system identifier, which an operator must look at. Several processes
 * may do it at once.
 * @param system of the server; a segment says its own, as one may be left of a server before
 * @returns how many files it stored
 */
export async function shipWal(spool: string, files: StoredFiles, system: string): Promise<number> {
  let count = 0;
  for (const name of await waitingWal(spool)) {
    const bytes = await readFile(join(spool, name)).catch(orGone);
    if (!bytes) continue;
    const key = keyOfWal(systemIn(name, bytes) ?? system, name);
    const stored = await files.read(key);
    if (stored && !(await unpack(stored)).equals(bytes)) {
      throw new Error(`Another server has stored ${name} in the same place: give this store a place of its own.`);
    }
    if (!stored) {
      await files.put(key, await pack(bytes), 'application/gzip');
      count++;
    }
    await rm(join(spool, name), { force: true });
  }
  return count;
}

/** In seconds; 0 when nothing waits, infinite when it cannot be seen. */
export async function oldestWaiting(spool: string, now: Date): Promise<number> {
  try {
    const found = await Promise.all((await waitingWal(spool)).map((name) => stat(join(spool, name)).catch(orGone)));
    const oldest = Math.min(...found.flatMap((file) => file?.mtimeMs ?? []));
    return Math.max(0, oldest === Number.POSITIVE_INFINITY ? 0 : (now.getTime() - oldest) / 1000);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
