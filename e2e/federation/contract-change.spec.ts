import type { APIRequestContext } from '@playwright/test';
import { CONTRACT_VERSION } from 'shared-contracts/remote/contract-version';
import { REMOTES } from '../../.ci/packages.ts';
import { freePorts } from '../../.ci/start/ports.ts';
import type { BuiltAgainst, Releases } from '../store/releases.ts';
import type { Shopper } from '../store/shopper.ts';
import { expect, test } from './support/federation-test.ts';
import { ALL_WELL, readiness, teamPages } from './support/team-pages.ts';

/** The procedures of docs/teams.md, "When the contract changes", rehearsed on the running store. */
const MINOR: BuiltAgainst = { contractVersion: raised(CONTRACT_VERSION, 'minor') };
const NEXT_MAJOR = raised(CONTRACT_VERSION, 'major');
const MAJOR: BuiltAgainst = { contractVersion: NEXT_MAJOR };
/** No shell of this worker has run a release of it. */
const LATER_MAJOR: BuiltAgainst = { contractVersion: raised(NEXT_MAJOR, 'major') };

const firstVersions = (releases: Releases) =>
  Object.fromEntries(REMOTES.map((name) => [name, releases.firstVersion(name)]));

async function expectWholeStore(request: APIRequestContext, shopper: Shopper): Promise<void> {
  expect(await teamPages(request)).toEqual(ALL_WELL);
  await shopper.open('/ProductListing');
  await expect(shopper.heading('All Furniture')).toBeVisible();
  // A page that is open while the shell is replaced reports every prefetch.
  await shopper.page.goto('about:blank');
}

test('a minor: the shell goes first and runs the remotes of the minor before, then a remote follows', {
  tag: ['@OPS-04'],
}, async ({ request, shopper, releases, composition, replaceShell }) => {
  await replaceShell({ DIST_DIR: releases.shellThatBrings(MINOR) });
  await expect.poll(() => composition.versions()).toEqual(firstVersions(releases));
  await expect.poll(() => readiness(request)).toBe('ready');
  await expectWholeStore(request, shopper);

  const version = releases.shipBuiltAgainst('mfe-catalog', MINOR);
  await composition.expectVersion('mfe-catalog', version);
  expect(await composition.versions()).toEqual({ ...firstVersions(releases), 'mfe-catalog': version });
  expect(await readiness(request)).toBe('ready');
  await expectWholeStore(request, shopper);
});

test('a minor in the wrong order: the remote waits for its shell, and what the shell runs stays, also when it goes back', {
  tag: ['@OPS-04'],
}, async ({ request, shopper, releases, composition, replaceShell, logged }) => {
  const [metrics = 0] = await freePorts(1);
  await replaceShell({ METRICS_PORT: String(metrics) });
  const version = releases.shipBuiltAgainst('mfe-catalog', MINOR);
  const expectRefused = async () => {
    await expect.poll(() => readiness(request)).toBe(`degraded: mfe-catalog ${version} is refused`);
    expect(await composition.versions()).toEqual(firstVersions(releases));
    await expectWholeStore(request, shopper);
  };

  await test.step('the remote first: refused, and its last good release stays', async () => {
    await expectRefused();
    const refusal = logged.find((line) => line.includes('release refused') && line.includes(version));
    expect(refusal).toContain(`built against contract ${MINOR.contractVersion}, this shell has ${CONTRACT_VERSION}`);
    expect(await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text()).toContain(
      `shell_remote_release_refused{remote="mfe-catalog",version="${version}",team="catalog"} 1`,
    );
  });

  await test.step('its shell: adopts it by itself, and the other remotes stay', async () => {
    await replaceShell({ DIST_DIR: releases.shellThatBrings(MINOR) });
    await expect.poll(() => composition.versions()).toEqual({ ...firstVersions(releases), 'mfe-catalog': version });
    await expect.poll(() => readiness(request)).toBe('ready');
    await expectWholeStore(request, shopper);
  });

  await test.step('back to the shell before: the release before runs', async () => {
    await replaceShell({});
    await expectRefused();
  });
});

test('a major: the remotes go first and wait, their shell takes all of them at its start, and the shell before goes back', {
  tag: ['@OPS-04'],
}, async ({ request, shopper, releases, composition, replaceShell }) => {
  const shipped = Object.fromEntries(REMOTES.map((name) => [name, releases.shipBuiltAgainst(name, MAJOR)]));
  const expectRefused = async () => {
    for (const name of REMOTES)
      await expect.poll(() => readiness(request)).toContain(`${name} ${shipped[name]} is refused`);
    expect(await composition.versions()).toEqual(firstVersions(releases));
    await expectWholeStore(request, shopper);
  };

  await test.step('the remotes: each is refused, and the store runs on', expectRefused);

  await test.step('their shell', async () => {
    await replaceShell({ DIST_DIR: releases.shellThatBrings(MAJOR) });
    await expect.poll(() => composition.versions()).toEqual(shipped);
    await expect.poll(() => readiness(request)).toBe('ready');
    await expectWholeStore(request, shopper);
  });

  await test.step('back to the shell before', async () => {
    await replaceShell({});
    await expectRefused();
  });
});

test.describe('a major in the wrong order', () => {
  // The browser logs that the document's status is 503.
  test.use({ allowedComplaints: [/status of 503/] });

  test('its shell runs no remote of the major before and names each, until they follow', {
    tag: ['@OPS-04', '@SH-12'],
  }, async ({ request, shopper, releases, composition, replaceShell }) => {
    await replaceShell({ DIST_DIR: releases.shellThatBrings(LATER_MAJOR) });
    await expect.poll(() => composition.versions()).toEqual({});
    for (const name of REMOTES)
      expect(await readiness(request)).toContain(`${name} ${releases.firstVersion(name)} is refused`);

    for (const name of REMOTES) await composition.expectVersion(name, releases.shipBuiltAgainst(name, LATER_MAJOR));
    await expect.poll(() => readiness(request)).toBe('ready');
    await expectWholeStore(request, shopper);
  });
});

function raised(version: string, part: 'major' | 'minor'): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return part === 'major' ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
}
