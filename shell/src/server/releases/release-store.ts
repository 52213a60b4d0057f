import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemotePackage } from 'shared-contracts/remote/teams';
import { Release } from 'shared-contracts/server/release';
import * as v from 'valibot';
import type { ReleaseSource } from './release-source.ts';

/** How long a release that is no longer live is kept for pages that are still open on it (OPS-03). */
export const KEEP_MS = 7 * 24 * 60 * 60 * 1000;

/** Paths in a release may not leave its folder. */
const SAFE_FILE = /^(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$))[\w@.+~/-]+$/;

const ReleaseText = v.pipe(v.string(), v.parseJson(), Release);

/** Packages with web files of their own: the remotes, and the shell, whose open pages outlive it too. */
export type ReleasedPackage = RemotePackage | 'shell';

/**
 * The shell's own copies of the remotes' releases, below its data folder: {package}/{version}/{web,node}/….
 * What is here is whole and checked, and outlives the container it came from.
 */
export interface ReleaseStore {
  /** Copies a release unless it is here already. All or nothing: a failed copy leaves no trace. */
  adopt(name: ReleasedPackage, version: string, source: ReleaseSource): Promise<Release>;
  /** A release that was adopted before, or null. */
  find(name: ReleasedPackage, version: string): Promise<Release | null>;
  /** The version of a remote that last ran here, for a start while its service is away or offers what does not run. */
  lastLive(name: ReleasedPackage): Promise<string | null>;
  /** Says that a version is in use: its seven days start when this stops being said. */
  keep(name: ReleasedPackage, version: string): Promise<void>;
  /** Notes that a version is live and runs. */
  markLive(name: ReleasedPackage, version: string): Promise<void>;
  /** Removes what has not been live for seven days. */
  prune(name: ReleasedPackage, now?: number): Promise<void>;
  /** Absolute path of a release's side. */
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

  const keep: ReleaseStore['keep'] = async (name, version) => {
    const now = new Date();
    await utimes(home(name, version), now, now);
  };

  return {
    find,
    keep,
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
        // What lies there is no release, or it would have been found: a copy that a power cut left torn.
        await rm(home(name, version), { recursive: true, force: true });
        // Another shell on the same folder may have been first; what it put there is the same.
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
      await keep(name, version);
      await writeFile(`${liveFile(name)}.new`, version);
      await rename(`${liveFile(name)}.new`, liveFile(name));
    },
    async prune(name, now = Date.now()) {
      const entries = await readdir(path.join(root, name), { withFileTypes: true }).catch(() => []);
      for (const entry of entries) {
        if (!entry.isDirectory()) continue;
        const folder = path.join(root, name, entry.name);
        const { mtimeMs } = await stat(folder);
        if (now - mtimeMs > KEEP_MS) await rm(folder, { recursive: true, force: true });
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
  // Only when none is writing any more may the draft be thrown away.
  const failed = copies.find((copy) => copy.status === 'rejected');
  if (failed) throw failed.reason;
}
