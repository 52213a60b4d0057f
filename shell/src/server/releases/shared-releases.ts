import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentOf } from 'shared-contracts/server/release';
import { SIGNATURE_FILE } from 'shared-contracts/server/release-signature';
import type { BlobFacts, BlobStore } from 'shared-contracts/server-kit/blobs/blob-store';
import type { ReleaseSource } from './release-source.ts';
import { RETENTION_MS, type ReleaseStore } from './release-store.ts';
import type { StoredRelease } from './stored-release.ts';

interface Options {
  /** On this shell's disk. */
  readonly store: ReleaseStore;
  readonly blobs: BlobStore;
  readonly log: { warn(facts: object, message: string): void };
  readonly now?: () => number;
}

const homeOf = (name: string, address: string) => `releases/${name}/${address}`;
const MARKS = 'releases/_marks/';
/** An empty object for each release that ran or was rolled back: two shells that decide at once both have it. */
const markOf = (mark: 'ran' | 'withdrawn', name: string, address: string) => `${MARKS}${mark}/${name}/${address}`;
/** They are read at every poll; what another shell decided may be seen this much later. */
const MARKS_MS = 10_000;
/** An object has one time, which says when it was last in use: it is written again this often. */
const TOUCH_MS = 60 * 60_000;

/**
 * A release store whose releases are also in a bucket, so that a shell with an empty disk starts without the remotes.
 * What comes from the bucket is verified like what a remote serves. While the bucket is silent the shell's own disk goes on.
 */
export function sharedReleases({ store, blobs, log, now = Date.now }: Options): ReleaseStore {
  const touched = new Map<string, number>();
  let known: { readonly at: number; readonly marks: Promise<readonly BlobFacts[]> } | undefined;
  /** Marks that the bucket has not taken yet. */
  const owed = new Set<string>();
  let own: string | undefined;
  let prunedAt = 0;

  const unlessSilent = async <Result>(work: () => Promise<Result>, otherwise: Result | Promise<Result>) => {
    try {
      return await work();
    } catch (fault) {
      log.warn({ reason: (fault as Error).message }, 'the shared releases are not reached');
      return otherwise;
    }
  };

  /** Addresses, the last one first. While the bucket is silent, as it said last. */
  const marked = async (mark: 'ran' | 'withdrawn', name: string): Promise<readonly string[]> => {
    if (!known || now() - known.at >= MARKS_MS) {
      const before = known?.marks ?? [];
      known = { at: now(), marks: unlessSilent(() => marksIn(blobs), before) };
    }
    const prefix = markOf(mark, name, '');
    const found = (await known.marks).filter(({ key }) => key.startsWith(prefix));
    // A bucket tells seconds: of two within one the later address counts as later, to every shell.
    return found
      .toReversed()
      .toSorted((one, other) => other.modifiedAt.getTime() - one.modifiedAt.getTime())
      .map(({ key }) => key.slice(prefix.length));
  };
  const sendOwed = async () => {
    for (const key of owed) {
      await blobs.put(key, new Uint8Array(), 'text/plain');
      owed.delete(key);
      known = undefined;
    }
  };
  const mark = async (...of: Parameters<typeof markOf>) => {
    owed.add(markOf(...of));
    await unlessSilent(sendOwed, undefined);
  };

  /** release.json comes last: a release that has none is not whole. */
  const publish = async (name: string, address: string) => {
    const key = homeOf(name, address);
    if (now() - (touched.get(key) ?? 0) < TOUCH_MS) return;
    const folder = path.dirname(store.folder(name, address, 'web'));
    if (!(await blobs.head(`${key}/release.json`))) {
      for (const side of ['web', 'node']) {
        const entries = await readdir(path.join(folder, side), { recursive: true, withFileTypes: true });
        for (const entry of entries.filter((each) => each.isFile())) {
          const file = path.join(entry.parentPath, entry.name);
          await blobs.put(`${key}/${path.relative(folder, file).split(path.sep).join('/')}`, await readFile(file), '');
        }
      }
      const signature = await readFile(path.join(folder, SIGNATURE_FILE));
      await blobs.put(`${key}/${SIGNATURE_FILE}`, signature, 'text/plain');
    }
    await blobs.put(`${key}/release.json`, await readFile(path.join(folder, 'release.json')), 'application/json');
    touched.set(key, now());
  };

  const sourceAt = (name: string, address: string): ReleaseSource => {
    const read = async (file: string) => {
      const bytes = await blobs.read(`${homeOf(name, address)}/${file}`);
      if (!bytes) throw new Error(`the shared releases lack ${file} of ${address}`);
      return bytes;
    };
    return {
      live: () => Promise.reject(new Error('a copy names no live version')),
      release: async () => ({ content: await read('release.json'), signature: String(await read(SIGNATURE_FILE)) }),
      file: (_version, side, file) => read(`${side}/${file}`),
    };
  };

  /** Addresses come from visitors too: only what ran is looked for. */
  const find: ReleaseStore['find'] = async (name, address) => {
    const stored = await store.find(name, address);
    // The shell's own build has no signature: it comes with the shell.
    if (stored || name === 'shell' || !(await marked('ran', name)).includes(address)) return stored;
    const [version = '', content] = address.split('~');
    return unlessSilent<StoredRelease | null>(
      () => store.adopt(name, { version, content }, sourceAt(name, address)),
      null,
    );
  };

  const withdrawn: ReleaseStore['withdrawn'] = async (name) => [
    ...new Set([...(await store.withdrawn(name)), ...(await marked('withdrawn', name))]),
  ];

  const haveRun: ReleaseStore['haveRun'] = async (name) => {
    const refused = await withdrawn(name);
    const ran = new Set([...(await store.haveRun(name)), ...(await marked('ran', name))]);
    return [...ran].filter((address) => !refused.includes(address));
  };

  return {
    ...store,
    find,
    haveRun,
    async adopt(name, live, source) {
      const release = await store.adopt(name, live, source);
      const address = `${release.version}~${contentOf(release)}`;
      if (name === 'shell') own = address;
      await unlessSilent(() => publish(name, address), undefined);
      return release;
    },
    async markInUse(name, address) {
      await store.markInUse(name, address);
      await unlessSilent(async () => {
        await sendOwed();
        await publish(name, address);
        if (own) await publish('shell', own);
      }, undefined);
    },
    async markLive(name, address) {
      await store.markLive(name, address);
      if ((await marked('ran', name))[0] !== address) await mark('ran', name, address);
    },
    async withdraw(name, address) {
      await store.withdraw(name, address);
      await mark('withdrawn', name, address);
    },
    withdrawn,
    async prune(name, at = now()) {
      await store.prune(name, at);
      if (at - prunedAt < TOUCH_MS) return;
      prunedAt = at;
      await unlessSilent(() => pruneShared(blobs, at), undefined);
    },
  };
}

async function marksIn(blobs: BlobStore): Promise<readonly BlobFacts[]> {
  const found: BlobFacts[] = [];
  for await (const facts of blobs.list(MARKS)) found.push(facts);
  return found;
}

/** Deletes the releases that no shell has had in use for a week. */
async function pruneShared(blobs: BlobStore, at: number): Promise<void> {
  const files = new Map<string, { keys: string[]; usedAt: number }>();
  for await (const { key, modifiedAt } of blobs.list('releases/')) {
    const [, name = '', address = ''] = key.split('/');
    if (key.startsWith(MARKS)) continue;
    const release = files.get(homeOf(name, address)) ?? { keys: [], usedAt: 0 };
    release.keys.push(key);
    release.usedAt = Math.max(release.usedAt, modifiedAt.getTime());
    files.set(homeOf(name, address), release);
  }
  for (const [home, { keys, usedAt }] of files) {
    if (at - usedAt <= RETENTION_MS) continue;
    const [, name = '', address = ''] = home.split('/');
    await blobs.delete(markOf('ran', name, address));
    // release.json first: what is left of it is no release.
    for (const key of keys.sort((one) => (one.endsWith('/release.json') ? -1 : 1))) await blobs.delete(key);
  }
}

/** Web files that another shell has put there, for pages that it rendered. */
export function sharedWebFile(blobs: BlobStore) {
  return async (url: string): Promise<Buffer | null> => {
    const [, room, ...parts] = url.split('/');
    const [name = '', address = '', ...file] = room === 'assets' ? ['shell', ...parts] : parts;
    return blobs.read(`${homeOf(name, address)}/web/${file.join('/')}`);
  };
}
