/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TEAM_NAMES, TEAMS, type Team } from 'shared-contracts/remote/teams';
import { type FakeSource, fakeSource, publishedRelease } from '../testing/published-release.ts';
import { createReleaseStore } from './release-store.ts';
import { createReleaseWatcher } from './release-watcher.ts';

let root: string;
let sources: Record<Team, FakeSource>;
const warnings: object[] = [];
const log = {
  info: () => undefined,
  warn: (facts: object) => warnings.push(facts),
  error: (facts: object) => warnings.push(facts),
};

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'releases-'));
  warnings.length = 0;
  sources = Object.fromEntries(TEAM_NAMES.map((team) => [team, fakeSource(TEAMS[team].package, '1.0.0')])) as Record<
    Team,
    FakeSource
  >;
});
afterEach(() => rm(root, { recursive: true, force: true }));

const watch = () => createReleaseWatcher({ sources, store: createReleaseStore(root), log });

describe('following the remotes’ releases', () => {
  test('a newly published version is adopted at the next look [OPS-03]', async () => {
    const watcher = watch();
    expect((await watcher.poll()).catalog?.version).toBe('1.0.0');
    sources.catalog.live = '1.1.0';
    expect((await watcher.poll()).catalog?.version).toBe('1.1.0');
    expect((await watcher.poll()).account?.version).toBe('1.0.0');
  });

  test('an unavailable remote keeps its last version, also over a restart of the shell [OPS-03]', async () => {
    const before = watch();
    await before.confirm(await before.poll());
    sources.catalog.behaviour = 'unavailable';
    expect((await watch().poll()).catalog?.version).toBe('1.0.0');
  });

  test('a remote that never answered is absent, the others are there [SH-12]', async () => {
    sources.catalog.behaviour = 'unavailable';
    const releases = await watch().poll();
    expect(releases.catalog).toBeUndefined();
    expect(releases.content?.version).toBe('1.0.0');
  });

  test('silence is said once, not at every look', async () => {
    sources.catalog.behaviour = 'unavailable';
    const watcher = watch();
    await watcher.poll();
    await watcher.poll();
    expect(warnings).toHaveLength(1);
  });

  test('a release built against a contract this shell lacks is refused and the last good one stays [SH-12]', async () => {
    sources.catalog = fakeSource('mfe-catalog', '1.0.0', (version) =>
      publishedRelease('mfe-catalog', version, version === '2.0.0' ? { contractVersion: '9.0.0' } : {}),
    );
    const watcher = watch();
    await watcher.poll();
    sources.catalog.live = '2.0.0';
    expect((await watcher.poll()).catalog?.version).toBe('1.0.0');
    expect(watcher.refused()).toEqual([{ team: 'catalog', version: '2.0.0' }]);
  });

  test('a release refused because it does not run gives way to the one before it', async () => {
    const watcher = watch();
    await watcher.poll();
    sources.catalog.live = '1.1.0';
    await watcher.poll();
    expect(watcher.refuse('catalog', '1.1.0', 'throws').catalog?.version).toBe('1.0.0');
    expect((await watcher.poll()).catalog?.version).toBe('1.0.0');
    sources.catalog.live = '1.1.1';
    expect((await watcher.poll()).catalog?.version).toBe('1.1.1');
  });

  // What was live was noted before it had ever run, so a restart fell back on the very release that does not run,
  // or on none: the remote was missing from the store until its team published another.
  describe('over a restart of the shell', () => {
    test('a release that does not run gives way to the last one that did [OPS-03] [SH-12]', async () => {
      const before = watch();
      await before.confirm(await before.poll());
      sources.catalog.live = '1.1.0';
      await before.poll();

      const after = watch();
      await after.poll();
      after.refuse('catalog', '1.1.0', 'throws');
      expect((await after.poll()).catalog?.version).toBe('1.0.0');
    });

    test('so does one built against a contract this shell lacks [OPS-03] [SH-12]', async () => {
      sources.catalog = fakeSource('mfe-catalog', '1.0.0', (version) =>
        publishedRelease('mfe-catalog', version, version === '2.0.0' ? { contractVersion: '9.0.0' } : {}),
      );
      const before = watch();
      await before.confirm(await before.poll());
      sources.catalog.live = '2.0.0';
      expect((await watch().poll()).catalog?.version).toBe('1.0.0');
    });

    test('a release that has never run is not fallen back on once it was refused [SH-12]', async () => {
      const watcher = watch();
      await watcher.poll();
      watcher.refuse('catalog', '1.0.0', 'throws');
      expect((await watcher.poll()).catalog).toBeUndefined();
    });
  });
});
