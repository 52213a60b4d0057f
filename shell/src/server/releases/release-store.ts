import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { teamOfPackage } from 'shared-contracts/remote/teams';
import { contentOf, isIntact, type LiveVersion, type Release } from 'shared-contracts/server/release';
import { SAFE_FILE } from 'shared-contracts/server/release-faults';
import { publicKeyText, SIGNATURE_FILE } from 'shared-contracts/server/release-signature';
import type { ReleaseKeys } from './release-keys.ts';
import type { ReleaseSource } from './release-source.ts';
import { openRelease, type SignedRelease, UnusableRelease } from './signed-release.ts';
import type { StoredRelease } from './stored-release.ts';

/** How long a release that is no longer live stays available to open pages (OPS-03). */
export const RETENTION_MS = 7 * 24 * 60 * 60 * 1000;

const SIDES = ['web', 'node'] as const;

/**
 * The shell's copies of releases of packages, the remotes' and its own, in {package}/{address}/{web,node}/… of its data folder. They are complete and stay
 * available after the remote's container has been removed. What is on the disk is trusted as little as what a remote
 * serves: signature and hashes are verified whenever a release is taken from here.
 */
export interface ReleaseStore {
  /**
   * Copies a release, unless an unaltered copy is stored. A failed copy leaves no files. Rejects with `UnusableRelease`
   * when its team did not sign it, a file is not the listed one, or the version was published with other content.
   */
  adopt(name: string, live: LiveVersion, source: ReleaseSource): Promise<StoredRelease>;
  /** Resolves to null if it is not stored, was altered, or its key is not trusted any more. */
  find(name: string, address: string): Promise<StoredRelease | null>;
  /** Whether the key that signed it is still one of its team's. */
  trusts(release: StoredRelease): boolean;
  /**
   * Addresses of what has run, the last one first: for a start while the remote is unavailable or publishes what this
   * shell cannot run, and for a shell that goes back to an earlier version.
   */
  haveRun(name: string): Promise<readonly string[]>;
  /** When it was copied, in milliseconds of the Unix epoch; 0 if it is not stored. */
  storedAt(name: string, address: string): Promise<number>;
  /** Restarts the retention period. */
  markInUse(name: string, address: string): Promise<void>;
  markLive(name: string, address: string): Promise<void>;
  /** Takes a release that was rolled back out of what has run, also for shells that start later. */
  withdraw(name: string, address: string): Promise<void>;
  /** Addresses. */
  withdrawn(name: string): Promise<readonly string[]>;
  /** Removes releases whose retention period has ended. */
  prune(name: string, now?: number): Promise<void>;
  /** Absolute. */
  folder(name: string, address: string, side: 'web' | 'node'): string;
}

export function createReleaseStore(root: string, keys: ReleaseKeys): ReleaseStore {
  const home = (name: string, address: string) => path.join(root, name, address);
  /** A line for each release that has run, the last one first. */
  const liveFile = (name: string) => path.join(root, name, 'live.txt');

  const keysOf = (name: string) => {
    if (name === 'shell') return null;
    const team = teamOfPackage(name);
    return team ? keys(team) : [];
  };

  const find: ReleaseStore['find'] = async (name, address) => {
    const folder = home(name, address);
    try {
      const release = openRelease(await readSigned(folder), keysOf(name));
      return release.address === address && (await isUnaltered(release, folder)) ? release : null;
    } catch {
      return null;
    }
  };

  /** The shell's own build has just been started: it is never another one's. */
  const copiesOf = async (name: string, { version, content }: LiveVersion): Promise<string[]> => {
    if (name === 'shell') return [`${version}~${content}`];
    const entries = await readdir(path.join(root, name)).catch(() => []);
    return entries.filter((entry) => entry.startsWith(`${version}~`));
  };

  /** Operators delete a line to have that release tried again. */
  const withdrawnFile = (name: string) => path.join(root, name, 'rolled-back.txt');

  const haveRun: ReleaseStore['haveRun'] = (name) => linesOf(liveFile(name));

  const markInUse: ReleaseStore['markInUse'] = async (name, address) => {
    const now = new Date();
    await utimes(home(name, address), now, now);
  };

  return {
    find,
    trusts: ({ name, signedBy }) =>
      signedBy === undefined || (keysOf(name) ?? []).some((key) => publicKeyText(key) === signedBy),
    haveRun,
    markInUse,
    async storedAt(name, address) {
      const { mtimeMs } = await stat(path.join(home(name, address), 'release.json')).catch(() => ({ mtimeMs: 0 }));
      return mtimeMs;
    },
    folder: (name, address, side) => path.join(home(name, address), side),
    async adopt(name, live, source) {
      for (const address of await copiesOf(name, live)) {
        const copy = await find(name, address);
        if (copy && (live.content ?? contentOf(copy)) === contentOf(copy)) return copy;
        if (copy)
          throw new UnusableRelease(`${live.version} was published before with other content: name a new version`);
      }
      const signed = await source.release(live.version);
      const release = openRelease(signed, keysOf(name));
      refuseUnlessNamed(release, name, live);
      const draft = path.join(root, name, `.${release.address}.${process.pid}`);
      try {
        for (const side of SIDES) await copySide(release, side, path.join(draft, side), source);
        await writeFile(path.join(draft, 'release.json'), signed.content);
        await writeFile(path.join(draft, SIGNATURE_FILE), signed.signature);
        // `find` accepted nothing there, so any content is an incomplete or altered copy, after a power cut for instance.
        await rm(home(name, release.address), { recursive: true, force: true });
        // Another shell on the same folder may have stored the same release first.
        await rename(draft, home(name, release.address)).catch(async (fault: unknown) => {
          if (!(await find(name, release.address))) throw fault;
        });
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
      return release;
    },
    async markLive(name, address) {
      await markInUse(name, address);
      const stored = await readdir(path.join(root, name));
      const earlier = (await haveRun(name)).filter((known) => known !== address && stored.includes(known));
      await writeLines(liveFile(name), [address, ...earlier]);
    },
    async withdraw(name, address) {
      await writeLines(withdrawnFile(name), [...new Set([address, ...(await linesOf(withdrawnFile(name)))])]);
      await writeLines(
        liveFile(name),
        (await haveRun(name)).filter((known) => known !== address),
      );
    },
    withdrawn: (name) => linesOf(withdrawnFile(name)),
    async prune(name, now = Date.now()) {
      const entries = await readdir(path.join(root, name), { withFileTypes: true }).catch(() => []);
      for (const entry of entries) {
        if (!entry.isDirectory()) continue;
        const folder = path.join(root, name, entry.name);
        const { mtimeMs } = await stat(folder);
        if (now - mtimeMs > RETENTION_MS) await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

async function linesOf(file: string): Promise<readonly string[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.split('\n').filter(Boolean);
}

/** Two shells may share the folder. */
async function writeLines(file: string, lines: readonly string[]): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, lines.join('\n'));
  await rename(unfinished, file);
}

async function readSigned(folder: string): Promise<SignedRelease> {
  return {
    content: await readFile(path.join(folder, 'release.json')),
    signature: await readFile(path.join(folder, SIGNATURE_FILE), 'utf8'),
  };
}

function refuseUnlessNamed(release: Release, name: string, { version, content }: LiveVersion): void {
  if (release.name !== name) throw new UnusableRelease(`expected a release of ${name}, got one of ${release.name}`);
  if (release.version !== version) throw new UnusableRelease(`release.json of ${version} says ${release.version}`);
  if (content !== undefined && contentOf(release) !== content)
    throw new UnusableRelease(`release.json of ${version} is not the one that live.json names`);
}

/** Of every file: pages and open tabs take web files from here, the renderer node files. */
async function isUnaltered(release: Release, folder: string): Promise<boolean> {
  const files = SIDES.flatMap((side) =>
    Object.entries(release[side].files).map(([name, integrity]) => ({
      file: path.join(folder, side, name),
      integrity,
    })),
  );
  const checks = await Promise.all(files.map(async ({ file, integrity }) => isIntact(await readFile(file), integrity)));
  return checks.every(Boolean);
}

async function copySide(release: Release, side: 'web' | 'node', folder: string, source: ReleaseSource): Promise<void> {
  const files = Object.entries(release[side].files);
  const copies = await Promise.allSettled(
    files.map(async ([name, integrity]) => {
      if (!SAFE_FILE.test(name)) throw new UnusableRelease(`release ${release.version} lists an unsafe path: ${name}`);
      const target = path.join(folder, name);
      await mkdir(path.dirname(target), { recursive: true });
      const content = await source.file(release.version, side, name);
      if (!isIntact(content, integrity))
        throw new UnusableRelease(`${name} of ${release.version} is not the file its release lists`);
      await writeFile(target, content);
    }),
  );
  // Waits for every write, since the caller removes the draft folder.
  const failed = copies.find((copy) => copy.status === 'rejected');
  if (failed) throw failed.reason;
}
