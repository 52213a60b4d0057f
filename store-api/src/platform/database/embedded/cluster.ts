import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { type Binaries, commandOf, findBinaries, majorOf } from './binaries.ts';
import { EmbeddedFault } from './embedded-fault.ts';
import { isDamaged, majorOfFiles, refuseDamage } from './files.ts';
import { type DatabaseRecord, readRecord, writeRecord } from './record.ts';
import { homeOf, type OtherUser, reachableBinaries, unprivilegedUser } from './unprivileged.ts';

/** The files of a database, and what runs it. */
export interface Cluster {
  /** Absolute. */
  readonly folder: string;
  readonly password: string;
  readonly binaries: Binaries;
  readonly user: OtherUser | undefined;
}

/** The only role, and its database. */
export const ROLE = 'store';
export const DATABASE = 'postgres';
/** The last that a release of this store had. */
const PGLITE = '0.5.16';

const LC_CTYPE: Partial<Record<NodeJS.Platform, string>> = { darwin: 'UTF-8', win32: 'en-US' };
/** Without a UTF-8 ctype pg_trgm finds no letters in Arabic words. */
const LOCALE = ['--locale=C', `--lc-ctype=${LC_CTYPE[process.platform] ?? 'C.UTF-8'}`, '--encoding=UTF8'];

/**
 * The database of a data folder, made where none has been. Files of another engine or an older PostgreSQL are set aside,
 * and recorded as those whose rows are to be moved. The caller has claimed the folder.
 * @param forRestore sets damaged files aside
 * @throws EmbeddedFault where a database has been and is not, or no longer whole
 */
export async function openCluster(dataDir: string, { forRestore = false } = {}): Promise<Cluster> {
  const binaries = await findBinaries();
  const found = readRecord(dataDir) ?? recordNew(dataDir, binaries);
  const folder = resolve(dataDir, found.folder);
  const record = putInPlace(folder, dataDir, found);
  if (forRestore)
    return isDamaged(folder) ? remake(dataDir, record, binaries) : clusterAt(folder, record.password, binaries);
  if (record.awaitsRestore) {
    throw new EmbeddedFault(
      "This store's database was damaged, and its restore did not end: run 'npm run store -- backup restore FILE' again.",
    );
  }
  refuseDamage(folder);
  const major = majorOfFiles(folder);
  if (major === majorOf(binaries)) {
    if (record.version !== binaries.version) writeRecord(dataDir, { ...record, version: binaries.version });
    return clusterAt(folder, record.password, binaries);
  }
  if (major < majorOf(binaries)) return upgrade(dataDir, record, binaries);
  throw new EmbeddedFault(
    `${folder} is of PostgreSQL ${major}, this release brings ${majorOf(binaries)}: start the newer release.`,
  );
}

/** A store is where its damaged files were. */
export function endRestore(dataDir: string): void {
  const record = readRecord(dataDir);
  if (!record?.awaitsRestore) return;
  const { awaitsRestore: _, damaged: __, ...ended } = record;
  writeRecord(dataDir, ended);
}

/** Where the database of a data folder is, and its password; null where none has been. */
export function recordedCluster(dataDir: string): Pick<Cluster, 'folder' | 'password'> | null {
  const record = readRecord(dataDir);
  return record && { folder: resolve(dataDir, record.folder), password: record.password };
}

export function clusterAt(folder: string, password: string, binaries: Binaries): Cluster {
  const user = unprivilegedUser(folder);
  return { folder, password, user, binaries: reachableBinaries(user, binaries, dirname(folder)) };
}

/** Where a database waits to be put in its place. */
export const made = (folder: string) => `${folder}.made`;

/** The first database of a data folder; the releases before had PGlite's files there, and no record. */
function recordNew(dataDir: string, binaries: Binaries): DatabaseRecord {
  const before = join(dataDir, 'db');
  const isFormer = existsSync(before) && readdirSync(before).length > 0;
  if (isFormer) refuseDamage(before);
  const { home, user } = homeOf(dataDir);
  const folder = join(home, 'db');
  const record: DatabaseRecord = {
    folder: relativeTo(dataDir, folder),
    password: make(folder, user, binaries),
    version: binaries.version,
    ...(isFormer ? { former: { folder: unused(dataDir, 'db-pglite'), engine: 'PGlite', version: PGLITE } } : {}),
  };
  writeRecord(dataDir, record);
  return record;
}

/** A major version later the files are made again: npm's binaries bring no pg_upgrade. */
function upgrade(dataDir: string, record: DatabaseRecord, binaries: Binaries): Cluster {
  if (record.former) {
    throw new EmbeddedFault(
      `The rows of ${record.former.folder} were not moved yet: start the release before once more.`,
    );
  }
  const folder = resolve(dataDir, record.folder);
  const { version } = record;
  make(folder, unprivilegedUser(folder), binaries, record.password);
  const aside = unused(dataDir, `${record.folder}-${majorOf({ version })}`);
  const changed = {
    ...record,
    version: binaries.version,
    former: { folder: aside, engine: 'PostgreSQL', version },
  } as const;
  writeRecord(dataDir, changed);
  putInPlace(folder, dataDir, changed);
  return clusterAt(folder, record.password, binaries);
}

/** Puts files that were made in their place, and those of before aside; also after a start that was killed in between. */
function putInPlace(folder: string, dataDir: string, record: DatabaseRecord): DatabaseRecord {
  const { former, awaitsRestore } = record;
  if (record.replaced) return putRestored(folder, dataDir, record, record.replaced);
  if (!existsSync(made(folder))) return record;
  if (former) {
    const before = former.engine === 'PGlite' ? join(dataDir, 'db') : folder;
    const aside = resolve(dataDir, former.folder);
    if (!existsSync(aside)) renameSync(before, aside);
  }
  // Made for a change that was killed before it was recorded.
  if (existsSync(folder) && !awaitsRestore) rmSync(made(folder), { recursive: true });
  else renameSync(made(folder), folder);
  return record;
}

function putRestored(folder: string, dataDir: string, record: DatabaseRecord, aside: string): DatabaseRecord {
  if (existsSync(made(folder))) {
    if (existsSync(folder)) renameSync(folder, aside);
    renameSync(made(folder), folder);
  }
  const { replaced: _, ...ended } = record;
  writeRecord(dataDir, ended);
  return ended;
}

function remake(dataDir: string, { version: _, ...record }: DatabaseRecord, binaries: Binaries): Cluster {
  const { home, user } = homeOf(dataDir);
  const folder = join(home, 'db');
  const before = resolve(dataDir, record.folder);
  const damaged = unused(dataDir, `${before}-damaged`);
  make(folder, user, binaries, record.password);
  writeRecord(dataDir, {
    ...record,
    folder: relativeTo(dataDir, folder),
    version: binaries.version,
    awaitsRestore: true,
    damaged,
  });
  if (existsSync(before)) renameSync(before, damaged);
  renameSync(made(folder), folder);
  return clusterAt(folder, record.password, binaries);
}

/** Makes files, to be put in their place once they are recorded. @returns the password */
function make(
  folder: string,
  user: OtherUser | undefined,
  binaries: Binaries,
  password = randomBytes(24).toString('hex'),
): string {
  const home = dirname(folder);
  const reachable = reachableBinaries(user, binaries, home);
  const making = `${folder}.making`;
  const passwordFile = join(home, `.password-${process.pid}`);
  for (const left of [making, made(folder)]) rmSync(left, { recursive: true, force: true });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  // Who may enter the home may not be allowed to write there.
  mkdirSync(making, { mode: 0o700 });
  if (user) for (const own of [passwordFile, making]) chownSync(own, user.uid, user.gid);
  try {
    execFileSync(
      commandOf(reachable, 'initdb'),
      ['-D', making, '-U', ROLE, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, ...LOCALE],
      { ...user, cwd: home, stdio: ['ignore', 'ignore', 'pipe'], windowsHide: true },
    );
  } catch (fault) {
    rmSync(making, { recursive: true, force: true });
    throw new EmbeddedFault(`PostgreSQL could not make a database in ${home}: ${reason(fault)}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(making, made(folder));
  return password;
}

function reason(fault: unknown): string {
  const { stderr, message } = fault as { readonly stderr?: Buffer; readonly message: string };
  return stderr?.toString().trim() || message;
}

/** Below the data folder, which may be moved, by its name there alone. */
function relativeTo(dataDir: string, folder: string): string {
  return dirname(folder) === dataDir ? basename(folder) : folder;
}

/** A name that nothing has yet, as an earlier change may have taken the first. */
export function unused(dataDir: string, name: string): string {
  for (let count = 1; ; count++) {
    const free = count === 1 ? name : `${name}-${count}`;
    if (!existsSync(resolve(dataDir, free))) return free;
  }
}
