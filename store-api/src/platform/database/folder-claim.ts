import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Two processes would corrupt the embedded database. */
export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by process ${pid}. Stop that one or set another DATA_DIR.`);
    this.name = 'FolderInUse';
  }
}

/** Claims a folder for this process, also from a process that no longer runs. Returns the release. */
export async function claimFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, '..', 'db.pid');
  const claim = await readFile(file, 'utf8').catch(() => null);
  const holder = Number(claim);
  if (holder > 0 && holder !== process.pid && isAlive(holder)) throw new FolderInUse(folder, holder);
  if (claim !== null) await rm(file, { force: true });
  await writeNew(file, folder);
  return () => rm(file, { force: true });
}

/** Two processes may start at once: one creates the file, the other reads its owner. */
async function writeNew(file: string, folder: string): Promise<void> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'EEXIST') throw fault;
    throw new FolderInUse(folder, Number(await readFile(file, 'utf8').catch(() => '0')));
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (fault) {
    // EPERM: the process runs under another user.
    return (fault as NodeJS.ErrnoException).code === 'EPERM';
  }
}
