/** @jest-environment node */
import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createReleaseService } from 'shared-contracts/build/release-service.ts';
import { signRelease } from 'shared-contracts/build/signing-key.ts';
import { CONTRACT_TEAMS, packageOf } from 'shared-contracts/remote/teams';
import { contentOf } from 'shared-contracts/server/release';
import { publicKeyText } from 'shared-contracts/server/release-signature';
import { createReleaseWatcher } from '../live/release-watcher.ts';
import { FAKE_KEYS, fakeSource, publishedRelease, remotesOf } from '../testing/published-release.ts';
import { readReleaseKeys } from './release-keys.ts';
import { httpReleaseSource, type ReleaseSource } from './release-source.ts';
import { createReleaseStore } from './release-store.ts';

const newKey = () => generateKeyPairSync('ed25519').privateKey;
const ours = newKey();

let home: string;
let service: Awaited<ReturnType<typeof createReleaseService>>;
let origin: string;
/** Every refused release may be tried again at each look. */
let now = 0;
const errors: object[] = [];
beforeEach(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'signed-'));
  mkdirSync(path.join(home, 'dist'));
  service = await createReleaseService(path.join(home, 'dist'));
  origin = await service.listen({ port: 0, host: '127.0.0.1' });
  errors.length = 0;
});
afterEach(async () => {
  await service.close();
  rmSync(home, { recursive: true });
});

/** Publishes a version of the catalogue as a build does; `key` null: unsigned. */
function publish(version: string, key: KeyObject | null): string {
  const folder = path.join(home, 'dist', version);
  for (const side of ['web', 'node']) mkdirSync(path.join(folder, side), { recursive: true });
  const release = publishedRelease('mfe-catalog', version);
  for (const side of ['web', 'node'] as const) {
    for (const file of Object.keys(release[side].files))
      writeFileSync(path.join(folder, side, file), `mfe-catalog ${version}`);
  }
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify(release));
  if (key) signRelease(folder, key);
  writeFileSync(path.join(home, 'dist/live.json'), JSON.stringify({ version, content: contentOf(release) }));
  return folder;
}

function watch(...keys: readonly KeyObject[]) {
  /** Operators take keys out of it while the shell runs. */
  const trusted = [...keys].map((key) => createPublicKey(key));
  const sources = Object.fromEntries(
    CONTRACT_TEAMS.map((team): [string, ReleaseSource] => [
      team,
      team === 'catalog' ? httpReleaseSource(origin) : fakeSource(packageOf(team), '1.0.0'),
    ]),
  );
  const log = { info: () => undefined, warn: () => undefined, error: (facts: object) => errors.push(facts) };
  const store = createReleaseStore(path.join(home, 'store'), (team) =>
    team === 'catalog' ? trusted : FAKE_KEYS(team),
  );
  const shell = publishedRelease('shell', '1.0.0');
  const watcher = createReleaseWatcher({
    shell,
    remotes: remotesOf(sources),
    store,
    log,
    now: () => (now += 60 * 60_000),
  });
  const revoke = (key: KeyObject) =>
    void trusted.splice(
      trusted.findIndex((each) => publicKeyText(each) === publicKeyText(key)),
      1,
    );
  return { ...watcher, revoke };
}

const liveIn = async (watcher: ReturnType<typeof watch>) => (await watcher.poll()).catalog?.version;

test('a release that its team signed is run [SEC-07]', async () => {
  publish('1.0.0', ours);
  expect(await liveIn(watch(ours))).toBe('1.0.0');
  expect(errors).toEqual([]);
});

// Write access to a remote's folder used to mean running code in the shell's renderer.
test.each([
  ['an unsigned release', (version: string) => publish(version, null), 'it is not signed'],
  [
    'one signed by another key',
    (version: string) => publish(version, newKey()),
    'its signature is by no key in RELEASE_KEYS',
  ],
  [
    'one whose list of files was altered after the signature',
    (version: string) => {
      const file = path.join(publish(version, ours), 'release.json');
      writeFileSync(file, readFileSync(file, 'utf8').replace('"abc"', '"evil"'));
    },
    'its signature is by no key in RELEASE_KEYS',
  ],
  [
    'one with the signature of an earlier release',
    (version: string) => {
      const folder = publish(version, null);
      writeFileSync(path.join(folder, 'release.sig'), readFileSync(path.join(home, 'dist/1.0.0/release.sig')));
    },
    'its signature is by no key in RELEASE_KEYS',
  ],
])('%s is refused loudly, once, and the last good one stays [SEC-07]', async (_which, ship, reason) => {
  publish('1.0.0', ours);
  const watcher = watch(ours);
  await watcher.poll();
  ship('1.1.0');
  expect([await liveIn(watcher), await liveIn(watcher)]).toEqual(['1.0.0', '1.0.0']);
  expect(errors).toEqual([{ remote: 'mfe-catalog', version: '1.1.0', reason }]);
  publish('1.1.0', ours);
  expect(await liveIn(watcher)).toBe('1.1.0');
});

test('a file that was altered after the signature is refused, and the last good release stays [SEC-07] [OPS-03]', async () => {
  publish('1.0.0', ours);
  const watcher = watch(ours);
  await watcher.poll();
  writeFileSync(path.join(publish('1.1.0', ours), 'node/remoteEntry.js'), 'evil()');
  expect(await liveIn(watcher)).toBe('1.0.0');
});

describe('a stored release is verified again [SEC-07]', () => {
  const stored = () => path.join(home, 'store/mfe-catalog', publishedRelease('mfe-catalog', '1.0.0').address);
  const alterations: readonly [string, () => void][] = [
    ['whose code was altered on the disk', () => writeFileSync(path.join(stored(), 'node/remoteEntry.js'), 'evil()')],
    ['that lost a file', () => rmSync(path.join(stored(), 'web/a.js'))],
    [
      'whose list was altered on the disk',
      () => {
        const list = path.join(stored(), 'release.json');
        writeFileSync(list, readFileSync(list, 'utf8').replace('"abc"', '"evil"'));
      },
    ],
  ];

  test.each(alterations)('at a start: one %s is not run, but copied again', async (_which, alter) => {
    publish('1.0.0', ours);
    const before = watch(ours);
    await before.confirm(await before.poll());
    alter();
    await service.close();
    expect(await liveIn(watch(ours))).toBeUndefined();

    service = await createReleaseService(path.join(home, 'dist'));
    origin = await service.listen({ port: 0, host: '127.0.0.1' });
    expect(await liveIn(watch(ours))).toBe('1.0.0');
    expect(readFileSync(path.join(stored(), 'node/remoteEntry.js'), 'utf8')).toBe('mfe-catalog 1.0.0');
  });

  test.each(alterations)(
    'before a renderer starts: one %s is copied again, or left out until it can be',
    async (_which, alter) => {
      publish('1.0.0', ours);
      const watcher = watch(ours);
      const releases = await watcher.poll();
      alter();
      expect((await watcher.verified(releases)).catalog?.version).toBe('1.0.0');
      expect(errors).toEqual([]);

      alter();
      const published = path.join(home, 'dist/1.0.0/web/a.js');
      writeFileSync(published, 'evil()');
      const { catalog, content } = await watcher.verified(releases);
      expect([catalog, content?.version]).toEqual([undefined, '1.0.0']);
      expect(errors).toEqual([
        {
          remote: 'mfe-catalog',
          version: '1.0.0',
          reason: 'its copy was altered, and cannot be made again: a.js of 1.0.0 is not the file its release lists',
        },
      ]);

      writeFileSync(published, 'mfe-catalog 1.0.0');
      expect(await liveIn(watcher)).toBe('1.0.0');
    },
  );

  test('one whose key was revoked is not run after the next start', async () => {
    publish('1.0.0', ours);
    const before = watch(ours);
    await before.confirm(await before.poll());
    await service.close();
    expect(await liveIn(watch(ours))).toBe('1.0.0');
    expect(await liveIn(watch(newKey()))).toBeUndefined();
    service = await createReleaseService(path.join(home, 'dist'));
  });
});

// A stolen key counted until the next start of every shell (decision 0024).
test('a key that is revoked while the shell runs takes its release along: the last one of another key is live again [SEC-07]', async () => {
  const stolen = newKey();
  publish('1.0.0', ours);
  const watcher = watch(ours, stolen);
  await watcher.confirm(await watcher.poll());
  publish('1.1.0', stolen);
  await watcher.confirm(await watcher.poll());
  watcher.revoke(stolen);
  expect(await liveIn(watcher)).toBe('1.0.0');
  expect(watcher.refused()).toMatchObject([{ version: '1.1.0', reason: expect.stringContaining('by no key') }]);
  publish('1.2.0', stolen);
  expect(await liveIn(watcher)).toBe('1.0.0');
  publish('1.3.0', ours);
  expect(await liveIn(watcher)).toBe('1.3.0');
});

test('while a team changes its key both keys are valid; then only the new one [SEC-07]', async () => {
  const next = newKey();
  publish('1.0.0', next);
  expect(await liveIn(watch(ours, next))).toBe('1.0.0');
  publish('1.1.0', ours);
  expect(await liveIn(watch(next))).not.toBe('1.1.0');
});

test.each(['', 'mfe-catalog=', 'mfe-catalog=abc', 'mfe-garden=x', `mfe-catalog=${publicKeyText(ours)} *=x`])(
  'RELEASE_KEYS=%j is refused',
  (text) => {
    expect(readReleaseKeys(text)).toBeNull();
  },
);
