/** @jest-environment node */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BlobStore } from 'shared-contracts/server-kit/blobs/blob-store';
import { s3Blobs } from 'shared-contracts/server-kit/blobs/s3-blobs';
import { type BucketServer, startBucketServer } from 'shared-contracts/testing/bucket-server';
import { createReleaseWatcher } from '../live/release-watcher.ts';
import { FAKE_KEYS, fakeSource, publishedRelease, remotesOf } from '../testing/published-release.ts';
import { createReleaseStore } from './release-store.ts';
import { sharedReleases, sharedWebFile } from './shared-releases.ts';

const SHELL = publishedRelease('shell', '1.0.0');
const OLD = publishedRelease('mfe-catalog', '1.0.0').address;
const NEW = publishedRelease('mfe-catalog', '1.1.0').address;
const DAY_MS = 86_400_000;

let folder = '';
let server: BucketServer;
let blobs: BlobStore;
const warnings: string[] = [];
const log = {
  info: () => undefined,
  error: () => undefined,
  warn: (_facts: object, message: string) => void warnings.push(message),
};
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shared-releases-'));
  server = await startBucketServer();
  Object.assign(process.env, server.environment);
  blobs = s3Blobs(server.bucket);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const sources = { catalog: fakeSource('mfe-catalog', '1.0.0'), content: fakeSource('mfe-content', '1.0.0') };

/** A shell with an empty disk. */
async function newShell(bucket = blobs, now = Date.now) {
  const root = await mkdtemp(path.join(folder, 'shell-'));
  const store = sharedReleases({ store: createReleaseStore(root, FAKE_KEYS), blobs: bucket, log, now });
  return { store, watcher: createReleaseWatcher({ shell: SHELL, remotes: remotesOf(sources), store, log }) };
}

test('a shell with an empty disk starts from the bucket while every remote is away [SCALE-05] [OPS-03]', async () => {
  const first = await newShell();
  await first.watcher.confirm(await first.watcher.poll());
  sources.catalog.published = '1.1.0';
  await first.watcher.confirm(await first.watcher.poll());
  for (const source of Object.values(sources)) source.behaviour = 'unavailable';

  const second = await newShell();
  const running = await second.watcher.poll();
  expect([running.catalog?.version, running.content?.version]).toEqual(['1.1.0', '1.0.0']);
  const entry = path.join(second.store.folder('mfe-catalog', NEW, 'node'), 'remoteEntry.js');
  expect(await readFile(entry, 'utf8')).toBe('mfe-catalog 1.1.0');
  expect(await second.store.haveRun('mfe-catalog')).toEqual([NEW, OLD]);
});

test('what one shell rolled back no other starts with [SCALE-05] [OPS-05]', async () => {
  const first = await newShell();
  await first.watcher.poll();
  await first.store.withdraw('mfe-catalog', NEW);
  const second = await newShell();
  expect((await second.watcher.poll()).catalog?.version).toBe('1.0.0');
});

test('a page of another shell has its files from the bucket [SCALE-05]', async () => {
  const find = sharedWebFile(blobs);
  expect(String(await find(`/remotes/mfe-catalog/${OLD}/a.js`))).toBe('mfe-catalog 1.0.0');
  expect(await find('/assets/1.0.0~000000000000/main.js')).toBeNull();
});

test('what was altered in the bucket is not run, nor what never ran looked for [SCALE-05]', async () => {
  const { store } = await newShell();
  await blobs.put(`releases/mfe-catalog/${OLD}/node/remoteEntry.js`, Buffer.from('other'), '');
  expect(await store.find('mfe-catalog', OLD)).toBeNull();
  expect(await store.find('mfe-catalog', '9.9.9~000000000000')).toBeNull();
});

test('a silent bucket stops no shell, and is said [SCALE-05] [OPS-09]', async () => {
  sources.catalog.behaviour = 'healthy';
  const silent = s3Blobs({ ...server.bucket, bucket: 'none' });
  const { watcher } = await newShell(silent);
  warnings.length = 0;
  expect((await watcher.poll()).catalog?.version).toBe('1.1.0');
  expect(warnings).toContain('the shared releases are not reached');
});

// Its requests never ended, and no shell started.
test('a bucket that accepts and says nothing holds up a start for a moment [SCALE-05] [OPS-15]', async () => {
  const mute = createServer(() => undefined);
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
  try {
    const endpoint = `http://127.0.0.1:${(mute.address() as AddressInfo).port}`;
    const { watcher } = await newShell(s3Blobs({ ...server.bucket, endpoint }, 300));
    const running = await watcher.poll();
    await watcher.confirm(running);
    expect(running.catalog?.version).toBe('1.1.0');
  } finally {
    mute.closeAllConnections();
    mute.close();
  }
});

test('releases that no shell has had in use for a week are deleted [SCALE-05] [OPS-03]', async () => {
  const later = () => Date.now() + 8 * DAY_MS;
  const { store } = await newShell(blobs, later);
  await store.prune('mfe-catalog', later());
  const left: string[] = [];
  for await (const { key } of blobs.list('releases/')) left.push(key);
  expect(left).toEqual([`releases/_marks/withdrawn/mfe-catalog/${NEW}`]);
});

// Both wrote a list of which they had read the same state, and a failed read counted as an empty one.
test('what two shells decide at once both have, also after a bucket that was silent then [SCALE-05] [OPS-05]', async () => {
  sources.catalog.published = '1.1.0';
  await blobs.delete(`releases/_marks/withdrawn/mfe-catalog/${NEW}`);
  let silent = true;
  const sometimes: BlobStore = {
    ...blobs,
    put: (...file) => (silent ? Promise.reject(new Error('silent')) : blobs.put(...file)),
  };
  const [one, other] = [await newShell(), await newShell(sometimes)];
  for (const { watcher } of [one, other]) await watcher.confirm(await watcher.poll());
  await Promise.all([one.store.withdraw('mfe-catalog', OLD), other.store.withdraw('mfe-catalog', NEW)]);
  silent = false;
  await other.watcher.poll();
  const third = await newShell();
  expect((await third.store.withdrawn('mfe-catalog')).toSorted()).toEqual([OLD, NEW]);
  expect(await third.store.haveRun('mfe-catalog')).toEqual([]);
});

test('the release of a shell that runs for weeks stays in the bucket [SCALE-05] [OPS-03]', async () => {
  sources.content.behaviour = 'healthy';
  let at = Date.now();
  const written: string[] = [];
  const watched: BlobStore = {
    ...blobs,
    put: (key, ...content) => {
      written.push(key);
      return blobs.put(key, ...content);
    },
  };
  const { store, watcher } = await newShell(watched, () => at);
  await store.adopt('shell', SHELL, fakeSource('shell', '1.0.0'));
  await watcher.poll();
  written.length = 0;
  at += 2 * 3_600_000;
  await watcher.poll();
  expect(written).toContain(`releases/shell/${SHELL.address}/release.json`);
});
