import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemotePackage } from 'shared-contracts/remote/teams';
import { Release } from 'shared-contracts/server/release';
import * as v from 'valibot';
import type { ReleaseSource } from './release-source.ts';

/** How long a release that is no longer live stays available to open pages (OPS-03). */
const RETENTION_MS = 7 * 24 * 60 * 60 * 1000;

/** Paths in a release may not leave its folder. */
const SAFE_FILE = /^(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$))[\w@.+~/-]+$/;

const ReleaseText = v.pipe(v.string(), v.parseJson(), Release);

/** Packages with web files: the remotes, and the shell. */
export type ReleasedPackage = RemotePackage | 'shell';

/**
 * The shell's copies of releases, in {package}/{version}/{web,node}/… of its data folder. They are complete and checked,
 * and stay available after the remote's container has been removed.
 */
export interface ReleaseStore {
  /** Copies a release unless it is stored already. A failed copy leaves no files. */
  adopt(name: ReleasedPackage, version: string, source: ReleaseSource): Promise<Release>;
  find(name: ReleasedPackage, version: string): Promise<Release | null>;
  /** The version that last ran, for a start while the remote is unavailable or publishes a broken release. */
  lastLive(name: ReleasedPackage): Promise<string | null>;
  /** Restarts the retention period. */
  markInUse(name: ReleasedPackage, version: string): Promise<void>;
  markLive(name: ReleasedPackage, version: string): Promise<void>;
  /** Removes versions whose retention period has ended. */
  prune(name: ReleasedPackage, now?: number): Promise<void>;
  /** Absolute. */
  folder(name: ReleasedPackage, version: string, side: 'web' | 'node'): string;
}

export function createReleaseStore(root: string): ReleaseStore {
  const home = (name: ReleasedPackage, version: string) => path.join(root, name, version);
  const liveFile = (name: ReleasedPackage) => path.join(root, name, 'live.txt');

  const find: ReleaseStore['find'] = async (name, version) => {
    const text = await readFile(path.join(home(name, version), 'release.json'), 'utf8').catch(() => null);
    if (text === null) return null;
    const parsed = v.safeParse(ReleaseText, text);
    return parsed.success ? parsed.output : null;
  };

  const markInUse: ReleaseStore['markInUse'] = async (name, version) => {
    const now = new Date();
    await utimes(home(name, version), now, now);
  };

  return {
    find,
    markInUse,
    folder: (name, version, side) => path.join(home(name, version), side),
    async adopt(name, version, source) {
      const present = await find(name, version);
      if (present) return present;
      const release = await source.release(version);
      if (release.name !== name) throw new Error(`expected a release of ${name}, got one of ${release.name}`);
      const draft = path.join(root, name, `.${version}.${process.pid}`);
      try {
        for (const side of ['web', 'node'] as const) await copySide(release, side, path.join(draft, side), source);
        await writeFile(path.join(draft, 'release.json'), JSON.stringify(release));
        // `find` saw no release there, so any content is an incomplete copy, after a power cut for instance.
        await rm(home(name, version), { recursive: true, force: true });
        // Another shell on the same folder may have stored the same release first.
        await rename(draft, home(name, version)).catch(async (fault: unknown) => {
          if (!(await find(name, version))) throw fault;
        });
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
      return release;
    },
    async lastLive(name) {
      const version = await readFile(liveFile(name), 'utf8').catch(() => '');
      return version || null;
    },
    async markLive(name, version) {
      await markInUse(name, version);
      await writeFile(`${liveFile(name)}.new`, version);
      await rename(`${liveFile(name)}.new`, liveFile(name));
    },
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

async function copySide(release: Release, side: 'web' | 'node', folder: string, source: ReleaseSource): Promise<void> {
  const files = Object.entries(release[side].files);
  const copies = await Promise.allSettled(
    files.map(async ([name, integrity]) => {
      if (!SAFE_FILE.test(name)) throw new Error(`release ${release.version} lists an unsafe path: ${name}`);
      const target = path.join(folder, name);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, await source.file(release.version, side, name, integrity));
    }),
  );
  // Waits for every write, since the caller removes the draft folder.
  const failed = copies.find((copy) => copy.status === 'rejected');
  if (failed) throw failed.reason;
}
