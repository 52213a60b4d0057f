/** @jest-environment node */
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTRACT_TEAMS, type ContractTeam, packageOf } from 'shared-contracts/remote/teams';
import type { BuiltAgainst } from 'shared-contracts/server/misfit';
import { createReleaseStore } from '../releases/release-store.ts';
import type { StoredRelease } from '../releases/stored-release.ts';
import { FAKE_KEYS, type FakeSource, fakeSource, publishedRelease, remotesOf } from '../testing/published-release.ts';
import { createReleaseWatcher } from './release-watcher.ts';

let root: string;
let sources: Record<ContractTeam, FakeSource>;
const warnings: object[] = [];
const log = {
  info: () => undefined,
  warn: (facts: object) => warnings.push(facts),
  error: (facts: object) => warnings.push(facts),
};

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'releases-'));
  warnings.length = 0;
  sources = Object.fromEntries(CONTRACT_TEAMS.map((team) => [team, fakeSource(packageOf(team), '1.0.0')])) as Record<
    ContractTeam,
    FakeSource
  >;
});
afterEach(() => rm(root, { recursive: true, force: true }));

let now = 0;
const SHELL = publishedRelease('shell', '1.0.0');
const watch = (shell: BuiltAgainst = SHELL) =>
  createReleaseWatcher({
    shell,
    remotes: remotesOf(sources),
    store: createReleaseStore(root, FAKE_KEYS),
    log,
    now: () => now,
  });

/** Refuses the live release of the catalogue, which does not run. */
async function refuseLive(watcher: ReturnType<typeof watch>) {
  const { catalog } = await watcher.poll();
  if (!catalog) throw new Error('the catalogue has no release');
  return (await watcher.refuse('catalog', catalog, 'throws')).catalog?.version;
}

describe('going back by one act [OPS-29]', () => {
  const pinnedTo = (version?: string) => {
    const release = version && publishedRelease('mfe-catalog', version);
    const pin = release ? { version: release.version, content: release.address.split('~')[1] ?? '' } : undefined;
    return { ...remotesOf(sources), pinnedOf: (team: string) => (team === 'catalog' ? pin : undefined) };
  };
  const watchPinned = (version?: string) =>
    createReleaseWatcher({
      shell: SHELL,
      remotes: pinnedTo(version),
      store: createReleaseStore(root, FAKE_KEYS),
      log,
      now: () => now,
    });

  test('a remote has the version that operators went back to, also while it is unavailable, until they let it go', async () => {
    const before = watch();
    await before.confirm(await before.poll());
    sources.catalog.published = '1.1.0';
    await before.confirm(await before.poll());
    expect((await watchPinned('1.0.0').poll()).catalog?.version).toBe('1.0.0');
    sources.catalog.behaviour = 'unavailable';
    sources.catalog.published = '1.2.0';
    expect((await watchPinned('1.0.0').poll()).catalog?.version).toBe('1.0.0');
    sources.catalog.behaviour = 'healthy';
    expect((await watchPinned().poll()).catalog?.version).toBe('1.2.0');
  });

  test('a version that was rolled back, or is nowhere, is refused in words, and what ran goes on', async () => {
    const before = watch();
    const releases = await before.poll();
    await before.confirm(releases);
    sources.catalog.published = '1.1.0';
    await before.confirm(await before.poll());
    if (releases.catalog) await before.rollBack('catalog', releases.catalog, 'it throws');
    const watcher = watchPinned('1.0.0');
    expect((await watcher.poll()).catalog?.version).toBe('1.1.0');
    expect(watcher.refused()).toMatchObject([{ version: '1.0.0', reason: 'it was rolled back' }]);
  });
});

describe('following the remotes’ releases', () => {
  test('a newly published version is adopted at the next look [OPS-03]', async () => {
    const watcher = watch();
    expect((await watcher.poll()).catalog?.version).toBe('1.0.0');
    sources.catalog.published = '1.1.0';
    expect((await watcher.poll()).catalog?.version).toBe('1.1.0');
    expect((await watcher.poll()).account?.version).toBe('1.0.0');
  });

  test('an unavailable remote keeps its last version, also over a restart of the shell [OPS-03]', async () => {
    const before = watch();
    await before.confirm(await before.poll());
    sources.catalog.behaviour = 'unavailable';
    expect((await watch().poll()).catalog?.version).toBe('1.0.0');
  });

  test('a remote that hangs holds up a start for a second where its last release is stored, and no later look [OPS-15]', async () => {
    const before = watch();
    await before.confirm(await before.poll());
    const { live } = sources.catalog;
    const asked: (number | undefined)[] = [];
    sources.catalog.live = (timeoutMs) => {
      asked.push(timeoutMs);
      return live(timeoutMs);
    };
    const after = watch();
    await after.poll();
    await after.poll();
    expect(asked).toEqual([1000, undefined]);
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
    expect(watcher.unreachable()).toEqual(['catalog']);
  });

  test('a release built against a contract this shell lacks is refused and the last good one stays [SH-12]', async () => {
    sources.catalog = fakeSource('mfe-catalog', '1.0.0', (version) =>
      publishedRelease('mfe-catalog', version, version === '2.0.0' ? { contractVersion: '9.0.0' } : {}),
    );
    const watcher = watch();
    await watcher.poll();
    sources.catalog.published = '2.0.0';
    expect((await watcher.poll()).catalog?.version).toBe('1.0.0');
    expect(watcher.refused()).toMatchObject([{ team: 'catalog', version: '2.0.0' }]);
  });

  test('a release built with a library this shell cannot share is refused, naming both versions, and the last good one stays [OPS-04]', async () => {
    sources.catalog = fakeSource('mfe-catalog', '1.0.0', (version) =>
      publishedRelease('mfe-catalog', version, version === '2.0.0' ? { shared: { react: '20.0.0' } } : {}),
    );
    const watcher = watch({ ...SHELL, shared: { react: '19.3.1' } });
    await watcher.poll();
    sources.catalog.published = '2.0.0';
    expect((await watcher.poll()).catalog?.version).toBe('1.0.0');
    expect(warnings).toEqual([
      { remote: 'mfe-catalog', version: '2.0.0', reason: 'built against react 20.0.0, this shell has 19.3.1' },
    ]);
  });

  test('a release refused because it does not run gives way to the one before it', async () => {
    const watcher = watch();
    await watcher.poll();
    sources.catalog.published = '1.1.0';
    expect(await refuseLive(watcher)).toBe('1.0.0');
    expect((await watcher.poll()).catalog?.version).toBe('1.0.0');
    sources.catalog.published = '1.1.1';
    expect((await watcher.poll()).catalog?.version).toBe('1.1.1');
  });

  // A machine that was slow while a renderer started had a healthy release refused for good.
  test('a refused release is tried again, less and less often, and is refused no more once it runs [OPS-14]', async () => {
    const watcher = watch();
    await watcher.confirm(await watcher.poll());
    sources.catalog.published = '1.1.0';
    const tries: number[] = [];
    const end = now + 600_000;
    for (; now < end; now += 1000) {
      if ((await watcher.poll()).catalog?.version !== '1.1.0') continue;
      tries.push(now);
      await refuseLive(watcher);
    }
    const pauses = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
    expect(pauses).toEqual([2000, 4000, 8000, 16_000, 32_000, 64_000, 128_000, 256_000]);
    expect(watcher.refused()).toEqual([{ team: 'catalog', version: '1.1.0', reason: 'throws' }]);
    expect(warnings).toEqual([{ remote: 'mfe-catalog', version: '1.1.0', reason: 'throws' }]);

    now += 300_000;
    await watcher.confirm(await watcher.poll());
    expect(watcher.refused()).toEqual([]);
  });

  test('a fallback that is refused too leaves the refusal of the live one as it is [OPS-14]', async () => {
    const watcher = watch();
    const { catalog: first } = await watcher.poll();
    await watcher.confirm(await watcher.poll());
    sources.catalog.published = '1.1.0';
    await refuseLive(watcher);
    if (first) await watcher.refuse('catalog', first, 'its copy was altered');
    expect(watcher.refused().map(({ version }) => version)).toEqual(['1.1.0', '1.0.0']);
    expect((await watcher.poll()).catalog).toBeUndefined();
  });

  test('what runs stays stored while its remote publishes another that is refused [OPS-03] [OPS-14]', async () => {
    const store = createReleaseStore(root, FAKE_KEYS);
    const watcher = createReleaseWatcher({ shell: SHELL, remotes: remotesOf(sources), store, log, now: () => now });
    await watcher.confirm(await watcher.poll());
    sources.catalog.published = '1.1.0';
    await refuseLive(watcher);
    const { catalog } = await watcher.poll();
    const folder = path.join(root, 'mfe-catalog', catalog?.address ?? '');
    await utimes(folder, 0, 0);
    await watcher.poll();
    await store.prune('mfe-catalog');
    expect(await store.find('mfe-catalog', catalog?.address ?? '')).not.toBeNull();
  });

  test('a refusal ends when its team goes back [OPS-14]', async () => {
    const watcher = watch();
    await watcher.confirm(await watcher.poll());
    sources.catalog.published = '1.1.0';
    await refuseLive(watcher);
    sources.catalog.published = '1.0.0';
    expect((await watcher.poll()).catalog?.version).toBe('1.0.0');
    expect(watcher.refused()).toEqual([]);
  });

  test('a file that is not the listed one is refused as loudly as any [OPS-14] [SEC-07]', async () => {
    const watcher = watch();
    await watcher.confirm(await watcher.poll());
    sources.catalog.published = '1.1.0';
    sources.catalog.behaviour = 'altered-files';
    expect((await watcher.poll()).catalog?.version).toBe('1.0.0');
    expect(watcher.refused()).toMatchObject([{ version: '1.1.0', reason: expect.stringContaining('not the file') }]);
  });

  test('other content under the running version is refused, and what runs stays [OPS-13]', async () => {
    const watcher = watch();
    await watcher.confirm(await watcher.poll());
    const { catalog: running } = await watcher.poll();
    sources.catalog = fakeSource('mfe-catalog', '1.0.0', (version) =>
      publishedRelease('mfe-catalog', version, { node: { entry: 'b.js', files: { 'b.js': 'sha256-x' } } }),
    );
    expect((await watcher.poll()).catalog?.address).toBe(running?.address);
    await watcher.confirm(await watcher.poll());
    expect(watcher.refused()).toMatchObject([{ version: '1.0.0', reason: expect.stringContaining('other content') }]);
  });

  // What was live was noted before it had ever run, so a restart fell back on the very release that does not run,
  // or on none: the remote was missing from the store until its team published another.
  describe('over a restart of the shell', () => {
    test('a release that does not run gives way to the last one that did [OPS-03] [SH-12]', async () => {
      const before = watch();
      await before.confirm(await before.poll());
      sources.catalog.published = '1.1.0';
      await before.poll();

      const after = watch();
      // At once: until the next look the store had no catalogue.
      expect(await refuseLive(after)).toBe('1.0.0');
      expect((await after.poll()).catalog?.version).toBe('1.0.0');
    });

    test('so does one built against a contract this shell lacks [OPS-03] [SH-12]', async () => {
      sources.catalog = fakeSource('mfe-catalog', '1.0.0', (version) =>
        publishedRelease('mfe-catalog', version, version === '2.0.0' ? { contractVersion: '9.0.0' } : {}),
      );
      const before = watch();
      await before.confirm(await before.poll());
      sources.catalog.published = '2.0.0';
      expect((await watch().poll()).catalog?.version).toBe('1.0.0');
    });

    // What ran last was all that a start fell back on: going back to the former shell took the remote out of the store.
    describe('at another version of the contract [OPS-04]', () => {
      const FORMER = { contractVersion: '1.0.0' };
      const NEWER = { contractVersion: '1.1.0' };
      const versionIn = async (watcher: ReturnType<typeof watch>) => (await watcher.poll()).catalog?.version;
      const refusedBy = (watcher: ReturnType<typeof watch>) =>
        watcher.refused().flatMap(({ team, version, reason }) => (team === 'catalog' ? [`${version}: ${reason}`] : []));
      beforeEach(async () => {
        sources.catalog = fakeSource('mfe-catalog', '1.0.0', (version) =>
          publishedRelease('mfe-catalog', version, version === '1.0.0' ? FORMER : NEWER),
        );
        const former = watch(FORMER);
        await former.confirm(await former.poll());
        const newer = watch(NEWER);
        for (const version of ['1.1.0', '1.2.0']) {
          sources.catalog.published = version;
          await newer.confirm(await newer.poll());
        }
      });

      test('the former shell runs the last release that it can', async () => {
        const former = watch(FORMER);
        expect(await versionIn(former)).toBe('1.0.0');
        expect(refusedBy(former)).toEqual(['1.2.0: built against contract 1.1.0, this shell has 1.0.0']);
        expect(await versionIn(watch(NEWER))).toBe('1.2.0');
      });

      test('so it does while the remote is unavailable', async () => {
        sources.catalog.behaviour = 'unavailable';
        expect(await versionIn(watch(FORMER))).toBe('1.0.0');
      });

      test('a shell that can run none of them says so, until the remote has one for it', async () => {
        sources.catalog.behaviour = 'unavailable';
        const major = watch({ contractVersion: '2.0.0' });
        expect(await versionIn(major)).toBeUndefined();
        expect(refusedBy(major)).toEqual(['1.2.0: built against contract 1.1.0, this shell has 2.0.0']);
        sources.catalog = fakeSource('mfe-catalog', '2.0.0', (version) =>
          publishedRelease('mfe-catalog', version, { contractVersion: '2.0.0' }),
        );
        expect(await versionIn(major)).toBe('2.0.0');
        expect(refusedBy(major)).toEqual([]);
      });
    });

    test('a release that has never run is not fallen back on once it was refused [SH-12]', async () => {
      const watcher = watch();
      expect(await refuseLive(watcher)).toBeUndefined();
      expect((await watcher.poll()).catalog).toBeUndefined();
    });
  });
});

describe('rolling back', () => {
  /** A watcher of 1.0.0 and then 1.1.0, which has run. */
  async function updated() {
    const watcher = watch();
    await watcher.confirm(await watcher.poll());
    sources.catalog.published = '1.1.0';
    const releases = await watcher.poll();
    await watcher.confirm(releases);
    return { watcher, release: releases.catalog as StoredRelease };
  }
  const versionOf = async (watcher: ReturnType<typeof watch>) => (await watcher.poll()).catalog?.version;

  test('the release before runs until the team publishes another, also after a restart [OPS-14]', async () => {
    const { watcher, release } = await updated();
    expect((await watcher.predecessor('catalog'))?.version).toBe('1.0.0');
    expect((await watcher.rollBack('catalog', release, '/: a defect')).catalog?.version).toBe('1.0.0');
    now += 24 * 60 * 60_000;
    expect(await versionOf(watcher)).toBe('1.0.0');
    expect(await versionOf(watch())).toBe('1.0.0');
    expect(watcher.refused()).toEqual([{ team: 'catalog', version: '1.1.0', reason: 'it was rolled back' }]);
    sources.catalog.published = '1.2.0';
    expect(await versionOf(watcher)).toBe('1.2.0');
    expect(watcher.refused()).toEqual([]);
  });

  test('a release that was rolled back runs again when an operator deletes its line [OPS-14]', async () => {
    const { watcher, release } = await updated();
    await watcher.rollBack('catalog', release, '/: a defect');
    await writeFile(path.join(root, 'mfe-catalog', 'rolled-back.txt'), '');
    now += 24 * 60 * 60_000;
    expect(await versionOf(watcher)).toBe('1.1.0');
  });

  test('the first release of a team has none to go back to [OPS-14]', async () => {
    const watcher = watch();
    await watcher.confirm(await watcher.poll());
    expect(await watcher.predecessor('catalog')).toBeUndefined();
  });
});

describe('remotes that join and leave while the shell runs', () => {
  const page = { path: '/stores', page: 'pages/listing', audience: 'public' as const, query: [] };
  const serves = { pages: [page], fragments: [], entries: [] };
  const declaring = (name: string, own = serves) =>
    fakeSource(name, '1.0.0', (version) => publishedRelease(name, version, { serves: own }));

  test('one that joins is adopted at the next look, one that leaves is gone at once [OPS-21]', async () => {
    const remotes: Record<string, FakeSource> = { ...sources };
    const store = createReleaseStore(root, FAKE_KEYS);
    const watcher = createReleaseWatcher({ shell: SHELL, remotes: remotesOf(remotes), store, log, now: () => now });
    expect((await watcher.poll()).stores).toBeUndefined();
    remotes.stores = declaring('mfe-stores');
    expect((await watcher.poll()).stores?.serves).toEqual(serves);
    delete remotes.stores;
    expect(Object.keys(await watcher.poll())).toEqual(Object.keys(sources).toSorted());
  });

  test('the path of a team stays its own, whichever team declares it as well, also after a restart [OPS-21]', async () => {
    const remotes = { ...sources, stores: declaring('mfe-stores'), copies: declaring('mfe-copies') };
    const watchAll = () =>
      createReleaseWatcher({
        shell: SHELL,
        remotes: remotesOf(remotes),
        store: createReleaseStore(root, FAKE_KEYS),
        log,
        now: () => now,
      });
    for (const watcher of [watchAll(), watchAll()]) {
      const releases = await watcher.poll();
      expect(releases.stores?.version).toBe('1.0.0');
      expect(releases.copies).toBeUndefined();
      expect(watcher.refused()).toMatchObject([{ team: 'copies', reason: "declares /stores, which is mfe-stores's" }]);
    }
  });

  test('a release with a wrong declaration is refused, and the last good one stays [OPS-21]', async () => {
    const taking = { ...serves, pages: [{ ...page, path: '/Cart' }] };
    const stores = fakeSource('mfe-stores', '1.0.0', (version) =>
      publishedRelease('mfe-stores', version, { serves: version === '1.1.0' ? taking : serves }),
    );
    const store = createReleaseStore(root, FAKE_KEYS);
    const remotes = remotesOf({ ...sources, stores });
    const watcher = createReleaseWatcher({ shell: SHELL, remotes, store, log, now: () => now });
    await watcher.poll();
    stores.published = '1.1.0';
    expect((await watcher.poll()).stores?.version).toBe('1.0.0');
    expect(watcher.refused()).toMatchObject([
      { version: '1.1.0', reason: expect.stringContaining('mfe-cart-checkout') },
    ]);
  });
});
