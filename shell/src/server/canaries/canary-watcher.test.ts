/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentOf } from 'shared-contracts/server/release';
import { createReleaseWatcher } from '../live/release-watcher.ts';
import { createReleaseStore } from '../releases/release-store.ts';
import { FAKE_KEYS, fakeSource, publishedRelease, remotesOf } from '../testing/published-release.ts';
import type { CanaryDecision } from './canary-decisions.ts';
import type { CanaryRelease } from './canary-watcher.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'releases-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const release = (name: string, version: string) =>
  publishedRelease(name, version, {
    ...(version === 'misfit' ? { contractVersion: '9.0.0' } : {}),
    ...(version === 'greedy'
      ? {
          serves: {
            pages: [{ path: '/api/x', page: 'pages/listing', audience: 'public', query: [] }],
            fragments: [],
            entries: [],
          },
        }
      : {}),
  });

/** A store of catalogue and account at 1.0.0. */
function storeWithCanaries() {
  const sources = {
    catalog: fakeSource('mfe-catalog', '1.0.0', (version) => release('mfe-catalog', version)),
    account: fakeSource('mfe-account', '1.0.0', (version) => release('mfe-account', version)),
  };
  const remotes = remotesOf(sources);
  let now = 0;
  let decision: CanaryDecision | undefined;
  const errors: string[] = [];
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: ({ remote, version, reason }: Record<string, unknown>, message: string) =>
      errors.push(`${message}: ${remote} ${version}, ${reason}`),
  } as never;
  const shell = () =>
    createReleaseWatcher({
      shell: publishedRelease('shell', '1.0.0'),
      remotes: { ...remotes, decisionOf: (team) => (team === 'catalog' ? decision : undefined) },
      store: createReleaseStore(root, FAKE_KEYS),
      log,
      now: () => now,
    });
  const watcher = shell();
  /** What the team's live.json says from now on. */
  const name = (team: keyof typeof sources, version?: string, since = '2026-11-25T10:00:00.000Z') => {
    const source = sources[team];
    const plain = fakeSource(`mfe-${team}`, '1.0.0', (wanted) => release(`mfe-${team}`, wanted));
    plain.published = source.published;
    const canary = version && {
      version,
      content: contentOf(release(`mfe-${team}`, version)),
      percent: 10,
      since,
    };
    source.live = async () => ({ ...(await plain.live()), ...(canary ? { canary } : {}) });
  };
  const running = (of = watcher) => {
    const canary = of.canary.current();
    return canary && `${canary.release.name} ${canary.release.version} ${canary.percent} %`;
  };
  const looked = async () => {
    await watcher.poll();
    return running();
  };
  return {
    watcher,
    sources,
    resume: remotes.resume,
    errors,
    name,
    looked,
    running,
    shell,
    pass: (ms: number) => (now += ms),
    decide: (decided: CanaryDecision | undefined) => (decision = decided),
  };
}

test('a suspended canary waits for an operator, and goes on at once when it is resumed [OPS-23]', async () => {
  const { name, looked, watcher, errors, resume, pass } = storeWithCanaries();
  name('catalog', '1.1.0');
  await looked();
  const canary = watcher.canary.current();
  if (!canary) throw new Error('no canary');
  await watcher.canary.suspend(canary, 'TypeError: x');
  const refused = [{ team: 'catalog', version: '1.1.0', reason: 'it is suspended: TypeError: x' }];
  for (const later of [0, 60_000, 3_600_000]) {
    pass(later);
    expect(await looked()).toBeUndefined();
    expect(watcher.canary.refused()).toEqual(refused);
  }
  expect(errors).toEqual([
    'canary suspended: mfe-catalog 1.1.0, TypeError: x',
    'canary refused: mfe-catalog 1.1.0, it is suspended: TypeError: x',
  ]);
  resume('catalog');
  expect(await looked()).toBe('mfe-catalog 1.1.0 10 %');
  expect(watcher.canary.refused()).toEqual([]);
});

describe('the canary that live.json names', () => {
  test('is there with the live release, and is gone by one change [OPS-05]', async () => {
    const { name, looked, watcher } = storeWithCanaries();
    name('catalog', '1.1.0');
    expect(await looked()).toBe('mfe-catalog 1.1.0 10 %');
    expect((await watcher.poll()).catalog?.version).toBe('1.0.0');
    name('catalog');
    expect(await looked()).toBeUndefined();
    expect(watcher.canary.refused()).toEqual([]);
  });

  test.each([
    ['misfit', /built against contract 9\.0\.0/],
    ['greedy', /declares \/api\/x, which is the shell's/],
  ])('is checked as a live one: %s is refused [OPS-05]', async (version, reason) => {
    const { name, looked, watcher } = storeWithCanaries();
    name('catalog', version);
    expect(await looked()).toBeUndefined();
    expect(watcher.canary.refused()).toMatchObject([
      { team: 'catalog', version, reason: expect.stringMatching(reason) },
    ]);
    expect(watcher.refused()).toEqual([]);
  });

  test('is refused with altered files, and tried again when they are whole [OPS-05]', async () => {
    const { name, looked, sources, watcher, pass } = storeWithCanaries();
    await looked();
    sources.catalog.behaviour = 'altered-files';
    name('catalog', '1.1.0');
    expect(await looked()).toBeUndefined();
    expect(watcher.canary.refused()).toMatchObject([{ reason: expect.stringContaining('is not the file') }]);
    sources.catalog.behaviour = 'healthy';
    expect(await looked()).toBeUndefined();
    pass(2000);
    expect(await looked()).toBe('mfe-catalog 1.1.0 10 %');
  });

  test('stays withdrawn, also for a shell that starts later and when it is named live [OPS-05]', async () => {
    const { name, looked, watcher, shell, errors, pass } = storeWithCanaries();
    name('catalog', '1.1.0');
    await looked();
    await watcher.canary.withdraw(watcher.canary.current() as CanaryRelease, '/: boom');
    expect(errors).toContain('canary withdrawn: mfe-catalog 1.1.0, /: boom');
    pass(600_000);
    expect(await looked()).toBeUndefined();
    const later = shell();
    await later.poll();
    expect(later.canary.current()).toBeUndefined();
    expect(later.canary.refused()).toMatchObject([{ version: '1.1.0', reason: 'it was rolled back' }]);
    name('catalog', '1.1.1');
    expect(await looked()).toBe('mfe-catalog 1.1.1 10 %');
  });

  test('goes on while its remote is unavailable [OPS-05]', async () => {
    const { name, looked, sources } = storeWithCanaries();
    name('catalog', '1.1.0');
    await looked();
    sources.catalog.live = async () => Promise.reject(new Error('connect ECONNREFUSED'));
    expect(await looked()).toBe('mfe-catalog 1.1.0 10 %');
  });
});

describe('two canaries', () => {
  test('the one that began first is the store’s, and the other is refused in words until it is gone [OPS-05]', async () => {
    const { name, looked, watcher, errors } = storeWithCanaries();
    name('catalog', '1.1.0', '2026-11-25T10:00:00.000Z');
    await looked();
    name('account', '2.0.0', '2026-11-25T11:00:00.000Z');
    expect(await looked()).toBe('mfe-catalog 1.1.0 10 %');
    await looked();
    const words = 'the store has one canary at a time, and that of mfe-catalog began first';
    expect(watcher.canary.refused()).toEqual([{ team: 'account', version: '2.0.0', reason: words }]);
    expect(errors).toEqual([`canary refused: mfe-account 2.0.0, ${words}`]);
    name('catalog');
    expect(await looked()).toBe('mfe-account 2.0.0 10 %');
    expect(watcher.canary.refused()).toEqual([]);
  });

  test('every shell runs the same one, whatever it saw first [OPS-05]', async () => {
    const { name, looked, shell, running } = storeWithCanaries();
    name('account', '2.0.0', '2026-11-25T11:00:00.000Z');
    await looked();
    name('catalog', '1.1.0', '2026-11-25T10:00:00.000Z');
    const other = shell();
    await other.poll();
    expect(await looked()).toBe('mfe-catalog 1.1.0 10 %');
    expect(running(other)).toBe('mfe-catalog 1.1.0 10 %');
  });
});

describe('what an operator decides', () => {
  test('promoted, the canary is the live release until live.json names another canary or none [OPS-05]', async () => {
    const { name, looked, watcher, decide } = storeWithCanaries();
    name('catalog', '1.1.0');
    await looked();
    decide({ version: '1.1.0', outcome: 'promoted' });
    expect(await looked()).toBeUndefined();
    expect((await watcher.poll()).catalog?.version).toBe('1.1.0');
    name('catalog', '1.2.0');
    expect(await looked()).toBe('mfe-catalog 1.2.0 10 %');
    expect((await watcher.poll()).catalog?.version).toBe('1.0.0');
  });

  test('stopped, no visitor gets it, even while its remote is unavailable [OPS-05]', async () => {
    const { name, looked, sources, decide, watcher } = storeWithCanaries();
    name('catalog', '1.1.0');
    await looked();
    sources.catalog.live = async () => Promise.reject(new Error('connect ECONNREFUSED'));
    decide({ version: '1.1.0', outcome: 'stopped' });
    expect(await looked()).toBeUndefined();
    expect((await watcher.poll()).catalog?.version).toBe('1.0.0');
  });
});
