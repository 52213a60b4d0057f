/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentOf, integrityOf } from 'shared-contracts/server/release';
import { FAKE_KEYS, fakeSource, publishedRelease } from '../testing/published-release.ts';
import { createReleaseStore } from './release-store.ts';

const { address: OLD } = publishedRelease('mfe-catalog', '1.0.0');
const { address: NEW } = publishedRelease('mfe-catalog', '1.1.0');

const HASH = integrityOf(Buffer.from('mfe-catalog 1.0.0'));

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'releases-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('the shell’s own copies of releases', () => {
  test('a release stays available after its service has been removed [OPS-03]', async () => {
    const store = createReleaseStore(root, FAKE_KEYS);
    const source = fakeSource('mfe-catalog', '1.0.0');
    await store.adopt('mfe-catalog', { version: '1.0.0' }, source);
    source.behaviour = 'unavailable';
    await expect(store.adopt('mfe-catalog', { version: '1.0.0' }, source)).resolves.toMatchObject({ version: '1.0.0' });
    expect(await readFile(path.join(store.folder('mfe-catalog', OLD, 'node'), 'remoteEntry.js'), 'utf8')).toBe(
      'mfe-catalog 1.0.0',
    );
  });

  test('an altered file is refused and leaves no trace [OPS-03]', async () => {
    const store = createReleaseStore(root, FAKE_KEYS);
    const source = fakeSource('mfe-catalog', '1.0.0');
    source.behaviour = 'altered-files';
    await expect(store.adopt('mfe-catalog', { version: '1.0.0' }, source)).rejects.toThrow('not the file');
    expect(await readdir(path.join(root, 'mfe-catalog'))).toEqual([]);
    expect(await store.find('mfe-catalog', OLD)).toBeNull();
  });

  test.each(['../evil.js', '/etc/passwd', 'a/../../evil.js', 'a/./b.js', '..', 'a.js?b', 'a b.js', 'é.js'])(
    'a release that lists %s is refused',
    async (name) => {
      const release = publishedRelease('mfe-catalog', '1.0.0');
      const unsafe = { ...release, web: { ...release.web, files: { ...release.web.files, [name]: 'sha384-x' } } };
      const source = fakeSource('mfe-catalog', '1.0.0', () => unsafe);
      await expect(
        createReleaseStore(root, FAKE_KEYS).adopt('mfe-catalog', { version: '1.0.0' }, source),
      ).rejects.toThrow('unsafe path');
    },
  );

  test.each<[string, Record<string, string>, string]>([
    ['names a file without its hash', { 'remoteEntry.js': HASH }, 'names files without a hash: a.js'],
    ['has an empty hash', { 'remoteEntry.js': HASH, 'a.js': '' }, 'must be the hash of a file'],
    ['has no hash of its entry', { 'a.js': HASH }, 'names files without a hash: remoteEntry.js'],
    ['has a hash of the wrong file', { 'remoteEntry.js': HASH, 'a.js': integrityOf(Buffer.from('b')) }, 'not the file'],
  ])('a release that %s is refused [OPS-26]', async (_which, files, reason) => {
    const release = publishedRelease('mfe-catalog', '1.0.0');
    const source = fakeSource('mfe-catalog', '1.0.0', () => ({ ...release, web: { ...release.web, files } }));
    const store = createReleaseStore(root, FAKE_KEYS);
    await expect(store.adopt('mfe-catalog', { version: '1.0.0' }, source)).rejects.toThrow(reason);
    expect(await readdir(path.join(root, 'mfe-catalog')).catch(() => [])).toEqual([]);
  });

  // After a rebuild under a known version the shell mixed two contents: documents named files that answered 404.
  test('other content under a known version is refused, and the copy stays [OPS-13]', async () => {
    const store = createReleaseStore(root, FAKE_KEYS);
    const first = await store.adopt('mfe-catalog', { version: '1.0.0' }, fakeSource('mfe-catalog', '1.0.0'));
    const rebuilt = publishedRelease('mfe-catalog', '1.0.0', {
      node: { entry: 'a.js', files: { 'a.js': 'sha256-x' } },
    });
    const live = { version: '1.0.0', content: contentOf(rebuilt) };
    const source = fakeSource('mfe-catalog', '1.0.0', () => rebuilt);
    await expect(store.adopt('mfe-catalog', live, source)).rejects.toThrow('published before with other content');
    expect(await store.find('mfe-catalog', first.address)).toMatchObject({ version: '1.0.0' });
    expect(source.served).toEqual([]);
  });

  test('what live.json names and release.json is not is refused [OPS-13]', async () => {
    const live = { version: '1.0.0', content: '0123456789ab' };
    const source = fakeSource('mfe-catalog', '1.0.0');
    await expect(createReleaseStore(root, FAKE_KEYS).adopt('mfe-catalog', live, source)).rejects.toThrow(
      'not the one that live.json names',
    );
  });

  test('the shell’s own rebuild is another release, next to the one before [OPS-13]', async () => {
    const store = createReleaseStore(root, FAKE_KEYS);
    const builds = ['first', 'second'].map((text) =>
      publishedRelease('shell', '1.0.0', {
        node: { entry: 'a.js', files: { 'a.js': integrityOf(Buffer.from(text)) } },
      }),
    );
    for (const [at, build] of builds.entries()) {
      const source = fakeSource('shell', '1.0.0', () => build);
      source.file = async (_version, side) =>
        Buffer.from(side === 'web' ? 'shell 1.0.0' : at === 0 ? 'first' : 'second');
      await store.adopt('shell', { version: '1.0.0', content: contentOf(build) }, source);
    }
    for (const { address } of builds) expect(await store.find('shell', address)).toMatchObject({ address });
  });

  test('an incomplete copy is replaced [OPS-03]', async () => {
    const store = createReleaseStore(root, FAKE_KEYS);
    const source = fakeSource('mfe-catalog', '1.0.0');
    await store.adopt('mfe-catalog', { version: '1.0.0' }, source);
    await writeFile(path.join(root, 'mfe-catalog', OLD, 'release.json'), '{"name":"mfe-ca');
    expect(await store.find('mfe-catalog', OLD)).toBeNull();
    await store.adopt('mfe-catalog', { version: '1.0.0' }, source);
    expect(await store.find('mfe-catalog', OLD)).toMatchObject({ version: '1.0.0' });
  });

  test('a release of another package is refused', async () => {
    const source = fakeSource('mfe-account', '1.0.0');
    await expect(
      createReleaseStore(root, FAKE_KEYS).adopt('mfe-catalog', { version: '1.0.0' }, source),
    ).rejects.toThrow('expected a release of mfe-catalog');
  });

  test('what has run is known in its order, as long as it is stored [OPS-03] [OPS-04]', async () => {
    const store = createReleaseStore(root, FAKE_KEYS);
    expect(await store.haveRun('mfe-catalog')).toEqual([]);
    const source = fakeSource('mfe-catalog', '1.0.0');
    for (const version of ['1.0.0', '1.1.0']) await store.adopt('mfe-catalog', { version }, source);
    expect(await store.storedAt('mfe-catalog', NEW)).toBeGreaterThan(0);
    expect(await store.storedAt('mfe-catalog', 'none')).toBe(0);
    for (const address of [OLD, NEW, OLD]) await store.markLive('mfe-catalog', address);
    expect(await store.haveRun('mfe-catalog')).toEqual([OLD, NEW]);
    await rm(path.join(root, 'mfe-catalog', OLD), { recursive: true });
    await store.markLive('mfe-catalog', NEW);
    expect(await store.haveRun('mfe-catalog')).toEqual([NEW]);
  });

  test('what has not been live for seven days is removed, what is live stays [OPS-03]', async () => {
    const store = createReleaseStore(root, FAKE_KEYS);
    const source = fakeSource('mfe-catalog', '1.0.0');
    await store.adopt('mfe-catalog', { version: '1.0.0' }, source);
    await store.adopt('mfe-catalog', { version: '1.1.0' }, source);
    await store.markLive('mfe-catalog', NEW);
    const lastLive = async (daysAgo: number) => {
      const then = new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1000);
      await utimes(path.join(root, 'mfe-catalog', OLD), then, then);
      await store.prune('mfe-catalog');
    };
    await lastLive(6.9);
    expect(await store.find('mfe-catalog', OLD)).not.toBeNull();
    await lastLive(7.1);
    expect(await store.find('mfe-catalog', OLD)).toBeNull();
    expect(await store.find('mfe-catalog', NEW)).not.toBeNull();
    expect(await store.haveRun('mfe-catalog')).toEqual([NEW]);
  });
});
