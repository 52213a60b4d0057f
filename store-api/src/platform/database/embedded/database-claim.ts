import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedFault } from './embedded-fault.ts';

/** Claims the database of a data folder for this process, also from one that no longer runs. Returns the release. */
export function claimDatabase(dataDir: string): () => void {
  const file = join(dataDir, 'db.pid');
  const claim = read(file);
  if (claim !== null) {
    const [pid = '', started = ''] = claim.split(' ');
    const isOther = Number(pid) > 0 && Number(pid) !== process.pid;
    if (isOther && isAlive(Number(pid)) && startOf(Number(pid)) === started) throw inUse(dataDir, pid);
    rmSync(file, { force: true });
  }
  try {
    // Two processes may start at once: one creates the file, the other reads its owner.
    writeFileSync(file, `${process.pid} ${startOf(process.pid)}`, { flag: 'wx' });
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'EEXIST') throw fault;
    throw inUse(dataDir, read(file)?.split(' ')[0]);
  }
  return () => rmSync(file, { force: true });
}

function inUse(dataDir: string, pid = 'unknown'): EmbeddedFault {
  return new EmbeddedFault(
    `The data folder ${dataDir} is in use by process ${pid}. Stop that one or set another DATA_DIR.`,
  );
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
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

/** Tells a process from a later one with the same number, as after a machine or a container has started again. */
function startOf(pid: number): string {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '';
    return afterName.split(' ')[19] ?? '';
  } catch {
    // Only Linux has the file.
    return '';
  }
}
