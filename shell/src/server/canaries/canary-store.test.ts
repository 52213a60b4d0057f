/** @jest-environment node */

import { type LiveStoreBench, liveStoreBench, release, request } from '../testing/live-store-bench.ts';
import type { CanaryVisits } from './canary-visits.ts';

const listing = { ...request, url: 'http://store.test/ProductListing' };

/** A store at 1.0.0, with 1.1.0 or another one as its canary. */
async function withCanary(version = '1.1.0', brokenVersions: readonly string[] = []): Promise<LiveStoreBench> {
  const bench = liveStoreBench(brokenVersions);
  await bench.live.refresh();
  await bench.live.render(request);
  bench.publishCanary(version);
  await bench.live.refresh();
  return bench;
}

const shown = async (store: Pick<LiveStoreBench['live'], 'render'> | undefined, asked = request) => {
  const { page, composed } = (await store?.render(asked)) ?? {};
  return [page?.kind === 'page' ? page.html : undefined, composed?.web.remotes.catalog?.version];
};
const running = ({ booted }: LiveStoreBench) => booted.filter(({ retired }) => !retired).length;

/** A visitor of the canary opens a page some times. */
async function visit(bench: LiveStoreBench, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const store = bench.live.canary()?.store ?? bench.live;
    store.answered();
    await store.render(listing).catch(() => undefined);
    await bench.live.refresh();
  }
}

describe('a canary of the live composition', () => {
  test('has a renderer and a composition of its own, and its pages stay off the disk [OPS-05]', async () => {
    const bench = await withCanary();
    const canary = bench.live.canary();
    expect(canary).toMatchObject({ team: 'catalog', percent: 10, share: 10 });
    expect(canary?.store.current().cachedIn).toBe('memory');
    expect(canary?.store.current().web.id).not.toBe(bench.live.current().web.id);
    expect(await shown(canary?.store)).toEqual(['1.1.0', '1.1.0']);
    expect(await shown(bench.live)).toEqual(['1.0.0', '1.0.0']);
    expect(running(bench)).toBe(2);
  });

  test('another percentage boots nothing [OPS-05]', async () => {
    const bench = await withCanary();
    const { length } = bench.booted;
    bench.publishCanary('1.1.0', 50);
    await bench.live.refresh();
    expect(bench.live.canary()?.percent).toBe(50);
    expect(bench.booted).toHaveLength(length);
  });

  test('when its team takes it back, visitors who have it go on with the live composition [OPS-05]', async () => {
    const bench = await withCanary();
    const store = bench.live.canary()?.store;
    bench.publishCanary();
    await bench.live.refresh();
    expect(bench.live.canary()).toBeUndefined();
    expect(await shown(store)).toEqual(['1.0.0', '1.0.0']);
    expect(running(bench)).toBe(1);
    expect(bench.canaryWithdrawn).toEqual([]);
  });

  test('when it goes live, no render is refused [OPS-05]', async () => {
    const bench = await withCanary();
    const store = bench.live.canary()?.store;
    bench.publish('1.1.0');
    bench.publishCanary();
    await bench.live.refresh();
    expect(await shown(store)).toEqual(['1.1.0', '1.1.0']);
    expect(await shown(bench.live)).toEqual(['1.1.0', '1.1.0']);
  });

  test('it follows the live composition when another release goes live [OPS-05]', async () => {
    const bench = await withCanary();
    bench.publish('1.0.0', '2.0.0');
    await bench.live.refresh();
    const { remotes } = bench.live.canary()?.store.current().web ?? {};
    expect(remotes).toMatchObject({ catalog: { version: '1.1.0' }, content: { version: '2.0.0' } });
    expect(running(bench)).toBe(2);
  });

  test('it ends although the live composition cannot change [OPS-05]', async () => {
    const bench = await withCanary();
    bench.publish('never-boots');
    bench.publishCanary();
    await bench.live.refresh();
    expect(bench.live.canary()).toBeUndefined();
  });
});

describe('a canary without visitors', () => {
  test.each([
    ['its modules do not load', '1.1.0', ['1.1.0'], '1.1.0 catalog: throws'],
    ['no renderer starts with it', 'never-boots', [], 'never-boots renderer not ready'],
    ['it breaks a page that visitors opened', 'breaks', [], 'breaks /: status 500'],
  ])('%s [OPS-05]', async (_what, version, brokenVersions, reason) => {
    const bench = await withCanary(version, brokenVersions);
    expect(bench.live.canary()).toBeUndefined();
    expect(bench.canaryRefused).toEqual([reason]);
    expect(running(bench)).toBe(1);
    expect(await shown(bench.live)).toEqual(['1.0.0', '1.0.0']);
  });
});

describe('a canary that fails is withdrawn by itself', () => {
  test('when a page fails with it again and again that is whole with the live composition [OPS-05]', async () => {
    const bench = await withCanary();
    bench.plant({ versions: ['1.1.0'], path: '/ProductListing', does: 'throw' });
    await visit(bench, 4);
    expect(bench.canaryWithdrawn).toEqual([]);
    await visit(bench, 1);
    expect(bench.canaryWithdrawn).toEqual(['1.1.0 /ProductListing: Error: a defect']);
    expect(bench.live.canary()).toBeUndefined();
    expect(bench.rolledBack).toEqual([]);
    expect(running(bench)).toBe(1);
  });

  test('and no visitor gets its failed page: the live composition answers [OPS-23]', async () => {
    const bench = await withCanary();
    bench.plant({ versions: ['1.1.0'], path: '/ProductListing', does: 'throw' });
    expect(await shown(bench.live.canary()?.store, listing)).toEqual(['1.0.0', '1.0.0']);
    bench.plant({ versions: ['1.1.0'], path: '/ProductListing', does: 'wait for ever' });
    expect(await shown(bench.live.canary()?.store, listing)).toEqual(['1.0.0', '1.0.0']);
  });

  test('when it fails now and then, which no later try shows again [OPS-23]', async () => {
    const bench = await withCanary();
    const store = bench.live.canary()?.store;
    bench.plant({ versions: ['1.1.0'], path: '/ProductListing', does: 'throw', once: 3 });
    let visitors = 0;
    while (bench.live.canary() && visitors < 100) {
      visitors += 1;
      expect(await shown(store, listing)).not.toContain(undefined);
      for (let other = 0; other < 9; other += 1) await bench.live.render(listing);
    }
    expect(visitors).toBeLessThanOrEqual(20);
    expect(bench.canaryWithdrawn).toEqual([
      expect.stringMatching(/^1\.1\.0 \/ProductListing: Error: a defect \(3\d % instead of 0 % of the renders fail\)$/),
    ]);
  });

  // Any visitor can choose the canary by the cookie, and ask for more than it renders in time.
  test('not when renders wait too long for each other, which one visitor can bring about [OPS-23]', async () => {
    const bench = await withCanary();
    const store = bench.live.canary()?.store;
    bench.plant({ versions: ['1.1.0'], path: '/ProductListing', does: 'wait for ever' });
    for (let visitor = 0; visitor < 20; visitor += 1) {
      await store?.render(listing);
      for (let other = 0; other < 9; other += 1) await bench.live.render(listing);
    }
    expect(bench.canaryWithdrawn).toEqual([]);
  });

  test('when its renderer ends, and the page that ended it is answered by the live composition [OPS-05]', async () => {
    const bench = await withCanary();
    bench.plant({ versions: ['1.1.0'], path: '/ProductListing', does: 'end the renderer' });
    const store = bench.live.canary()?.store;
    expect(await shown(store, listing)).toEqual(['1.0.0', '1.0.0']);
    expect(bench.canaryWithdrawn).toEqual(['1.1.0 /ProductListing: boom']);
    expect(bench.live.ready()).toBe(true);
    await bench.live.refresh();
    expect(running(bench)).toBe(1);
  });

  test('not when the page fails with the live composition as well [OPS-05]', async () => {
    const bench = await withCanary();
    bench.plant({ versions: ['1.0.0', '1.1.0'], path: '/ProductListing', does: 'throw' });
    await visit(bench, 12);
    expect(bench.canaryWithdrawn).toEqual([]);
    expect(bench.live.canary()?.release.address).toBe(release('1.1.0').address);
  });

  test('what its visitors meet does not count against the live releases [OPS-05]', async () => {
    const bench = await withCanary();
    bench.plant({ versions: ['1.1.0'], path: '/ProductListing', does: 'wait for ever' });
    await visit(bench, 5);
    expect(bench.canaryWithdrawn).toEqual(['1.1.0 /ProductListing: overloaded: not rendered within 6000 ms']);
    expect(bench.rolledBack).toEqual([]);
  });
});

describe('what browsers say of a canary', () => {
  const DEFECT = 'TypeError: x is undefined';

  /** Visitors of both sides, each at an address of their own. */
  async function browsers(
    bench: LiveStoreBench,
    say: (visits: CanaryVisits, token: string, at: number) => void,
    most = 40,
  ) {
    let hurt = 0;
    for (let at = 0; at < most && bench.live.canary(); at += 1) {
      const visits = bench.live.canary()?.visits as CanaryVisits;
      for (let other = 0; other < 9; other += 1) visits.said(visits.issue('live', `live ${at} ${other}`) ?? '');
      hurt += 1;
      say(visits, visits.issue('canary', `canary ${at}`) ?? '', at);
      await bench.live.refresh();
      bench.pass(1000);
    }
    return hurt;
  }

  test('suspends one that throws in them, and rolls nothing back [OPS-23]', async () => {
    const bench = await withCanary();
    expect(await browsers(bench, (visits, token) => visits.said(token, DEFECT))).toBeLessThanOrEqual(8);
    expect(bench.canarySuspended).toEqual([`1.1.0 ${DEFECT} (100 % instead of 0 % of the visits fail in browsers)`]);
    expect([bench.canaryWithdrawn, bench.rolledBack]).toEqual([[], []]);
    expect(bench.live.current().web.remotes.catalog?.version).toBe('1.0.0');
  });

  test('and one whose pages do not come to life, which say nothing [OPS-23]', async () => {
    const bench = await withCanary();
    await browsers(bench, () => undefined);
    expect(bench.canarySuspended).toEqual(['1.1.0 100 % instead of 0 % of the visits do not come to life in browsers']);
  });

  test('one address counts once, however often it speaks [OPS-23]', async () => {
    const bench = await withCanary();
    const visits = bench.live.canary()?.visits;
    for (let time = 0; time < 100; time += 1) {
      visits?.said(visits.issue('live', `other ${time}`) ?? '');
      const token = visits?.issue('canary', '203.0.113.9');
      if (token) for (let again = 0; again < 10; again += 1) visits?.said(token, DEFECT);
    }
    await bench.live.refresh();
    expect(visits?.said('an invented token', DEFECT)).toBe(false);
    expect(bench.canarySuspended).toEqual([]);
  });
});

describe('several shells', () => {
  const { address } = release('1.1.0');

  test('end a canary as the first of them did [OPS-05]', async () => {
    const [one, other] = [await withCanary(), await withCanary()];
    one.peers.push({ address, taken: 0, ended: [{ address, act: 'suspend' }] });
    other.peers.push({ ended: [{ address, act: 'withdraw' }] });
    await one.live.refresh();
    await other.live.refresh();
    expect(one.canarySuspended).toEqual(['1.1.0 another shell has ended it']);
    expect(other.canaryWithdrawn).toEqual(['1.1.0 another shell has ended it']);
    expect(other.live.canaryState()).toEqual({ ended: [{ address, act: 'withdraw' }] });
  });

  // A shell that started after an operator's word suspended it again, for all.
  test('one that was resumed has not ended for a shell that starts later [OPS-23]', async () => {
    const [one, later] = [await withCanary(), await withCanary()];
    one.peers.push({ ended: [{ address, act: 'suspend' }] });
    await one.live.refresh();
    expect(one.live.canaryState().ended).toHaveLength(1);
    one.peers.splice(0);
    one.publishCanary('1.1.0');
    later.peers.push(one.live.canaryState());
    await later.live.refresh();
    expect(later.live.canary()?.release.address).toBe(address);
  });

  test('remember the last twenty that ended: they read no long answers of each other [OPS-23]', async () => {
    const bench = await withCanary();
    for (let minor = 1; minor <= 25; minor += 1) {
      bench.publishCanary(`1.${minor}.0`);
      await bench.live.refresh();
      bench.peers.splice(0, 1, { ended: [{ address: release(`1.${minor}.0`).address, act: 'suspend' }] });
      await bench.live.refresh();
    }
    const { ended } = bench.live.canaryState();
    expect(ended.map((end) => end.address)).toEqual(
      Array.from({ length: 20 }, (_, index) => release(`1.${index + 6}.0`).address),
    );
  });
});
