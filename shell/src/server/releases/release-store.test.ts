/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fakeSource, publishedRelease } from '../testing/published-release.ts';
import { createReleaseStore } from './release-store.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'releases-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('the shell’s own copies of releases', () => {
  test('a release stays available after its service has been removed [OPS-03]', async () => {
    const store = createReleaseStore(root);
    const source = fakeSource('mfe-catalog', '1.0.0');
    await store.adopt('mfe-catalog', '1.0.0', source);
    source.behaviour = 'unavailable';
    await expect(store.adopt('mfe-catalog', '1.0.0', source)).resolves.toMatchObject({ version: '1.0.0' });
    expect(await readFile(path.join(store.folder('mfe-catalog', '1.0.0', 'node'), 'remoteEntry.js'), 'utf8')).toBe(
      'mfe-catalog 1.0.0',
    );
  });

  test('an altered file is refused and leaves no trace [OPS-03]', async () => {
    const store = createReleaseStore(root);
    const source = fakeSource('mfe-catalog', '1.0.0');
    source.behaviour = 'altered-files';
    await expect(store.adopt('mfe-catalog', '1.0.0', source)).rejects.toThrow('not the file');
    expect(await readdir(path.join(root, 'mfe-catalog'))).toEqual([]);
    expect(await store.find('mfe-catalog', '1.0.0')).toBeNull();
  });

  test.each(['../evil.js', '/etc/passwd', 'a/../../evil.js', 'a/./b.js', '..', 'a.js?b', 'a b.js', 'é.js'])(
    'a release that lists %s is refused',
    async (name) => {
      const release = publishedRelease('mfe-catalog', '1.0.0');
      const unsafe = { ...release, web: { ...release.web, files: { [name]: 'sha384-x' } } };
      const source = fakeSource('mfe-catalog', '1.0.0', () => unsafe);
      await expect(createReleaseStore(root).adopt('mfe-catalog', '1.0.0', source)).rejects.toThrow('unsafe path');
    },
  );

  test('an incomplete copy is replaced [OPS-03]', async () => {
    const store = createReleaseStore(root);
    const source = fakeSource('mfe-catalog', '1.0.0');
    await store.adopt('mfe-catalog', '1.0.0', source);
    await writeFile(path.join(root, 'mfe-catalog', '1.0.0', 'release.json'), '{"name":"mfe-ca');
    expect(await store.find('mfe-catalog', '1.0.0')).toBeNull();
    await store.adopt('mfe-catalog', '1.0.0', source);
    expect(await store.find('mfe-catalog', '1.0.0')).toMatchObject({ version: '1.0.0' });
  });

  test('a release of another package is refused', async () => {
    const source = fakeSource('mfe-account', '1.0.0');
    await expect(createReleaseStore(root).adopt('mfe-catalog', '1.0.0', source)).rejects.toThrow(
      'expected a release of mfe-catalog',
    );
  });

  test('what has not been live for seven days is removed, what is live stays [OPS-03]', async () => {
    const store = createReleaseStore(root);
    const source = fakeSource('mfe-catalog', '1.0.0');
    await store.adopt('mfe-catalog', '1.0.0', source);
    await store.adopt('mfe-catalog', '1.1.0', source);
    await store.markLive('mfe-catalog', '1.1.0');
    const lastLive = async (daysAgo: number) => {
      const then = new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1000);
      await utimes(path.join(root, 'mfe-catalog', '1.0.0'), then, then);
      await store.prune('mfe-catalog');
    };
    await lastLive(6.9);
    expect(await store.find('mfe-catalog', '1.0.0')).not.toBeNull();
    await lastLive(7.1);
    expect(await store.find('mfe-catalog', '1.0.0')).toBeNull();
    expect(await store.find('mfe-catalog', '1.1.0')).not.toBeNull();
    expect(await store.lastLive('mfe-catalog')).toBe('1.1.0');
  });
});
