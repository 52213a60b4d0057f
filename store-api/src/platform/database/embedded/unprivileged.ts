import { execFileSync } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  lchownSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { EmbeddedFault } from './embedded-fault.ts';

/** The user as whom PostgreSQL runs, where that is not this process's own. */
export interface OtherUser {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root: it runs as the owner of its folder then, or as `nobody` where that is root. */
export function unprivilegedUser(folder: string): OtherUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const { uid, gid } = statSync(folder);
  if (uid !== 0) return { uid, gid };
  const idOf = (kind: '-u' | '-g') => Number(execFileSync('id', [kind, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Folders of a machine for what services store. */
const SYSTEM_FOLDERS = ['/var/lib', '/var/db'];

/**
 * Where a new database goes: into the data folder, or, as that is closed to other users, into a folder that is the other
 * user's own, on the same disk if the user can get there.
 */
export function homeOf(dataDir: string): { readonly home: string; readonly user: OtherUser | undefined } {
  const user = unprivilegedUser(dataDir);
  if (!user || canEnter(user, dataDir)) return { home: dataDir, user };
  const beside = dirname(dataDir);
  const parent = [beside, ...SYSTEM_FOLDERS].find((folder) => existsSync(folder) && canEnter(user, folder));
  if (!parent) throw new EmbeddedFault('PostgreSQL does not run as root: start the store as another user.');
  const home = mkdtempSync(join(parent, parent === beside ? '.store-db-' : 'store-db-'));
  chownSync(home, user.uid, user.gid);
  return { home, user };
}

/** The binaries, copied to a folder of the user where it cannot reach npm's. */
export function reachableBinaries(user: OtherUser | undefined, binaries: Binaries, folder: string): Binaries {
  if (!user || canEnter(user, join(binaries.folder, 'bin'))) return binaries;
  const copy = join(folder, `postgresql-${binaries.version}`);
  if (!existsSync(copy)) {
    const making = `${copy}.making`;
    rmSync(making, { recursive: true, force: true });
    cpSync(binaries.folder, making, { recursive: true, verbatimSymlinks: true });
    for (const path of ['', ...readdirSync(making, { recursive: true, encoding: 'utf8' })]) {
      lchownSync(join(making, path), user.uid, user.gid);
    }
    renameSync(making, copy);
  }
  return { ...binaries, folder: copy };
}

function canEnter({ uid, gid }: OtherUser, folder: string): boolean {
  try {
    execFileSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { uid, gid, cwd: '/', stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
