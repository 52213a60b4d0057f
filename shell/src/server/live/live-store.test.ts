/** @jest-environment node */
import { liveStoreBench, release, request } from '../testing/live-store-bench.ts';

describe('blue/green renderers', () => {
  test('a new release boots another renderer and retires the previous one [OPS-02]', async () => {
    const { live, booted, publish } = liveStoreBench();
    await live.refresh();
    publish('1.1.0');
    await live.refresh();
    expect(live.current().web.remotes.catalog?.version).toBe('1.1.0');
    expect(booted.map(({ retired }) => retired)).toEqual([true, false]);
    expect(booted[1]?.setup.composition.remotes.catalog?.entry).toBe(
      `/releases/mfe-catalog/${release('1.1.0').address}/node/remoteEntry.js`,
    );
  });

  test('unchanged releases boot nothing', async () => {
    const { live, booted } = liveStoreBench();
    await live.refresh();
    await live.refresh();
    expect(booted).toHaveLength(1);
  });

  test('a renderer that does not start leaves the previous composition in place [SH-12]', async () => {
    const { live, publish } = liveStoreBench();
    await live.refresh();
    publish('never-boots');
    await live.refresh();
    expect(live.current().web.remotes.catalog?.version).toBe('1.0.0');
    await expect(live.render(request)).resolves.toMatchObject({ page: { html: '1.0.0' } });
  });

  test('a release whose modules throw is refused for the one before [SH-12]', async () => {
    const { live, booted, confirmed, publish } = liveStoreBench(['1.1.0']);
    await live.refresh();
    publish('1.1.0');
    await live.refresh();
    expect(confirmed).toEqual(['1.0.0']);
    expect(live.current().web.remotes.catalog?.version).toBe('1.0.0');
    expect(booted.map(({ retired }) => retired)).toEqual([false, true]);
  });

  test('a roll-back is not refused for a page that the release before lacks [OPS-14]', async () => {
    const { live, publish, ran } = liveStoreBench();
    await live.refresh();
    await live.render(request);
    ran.push(release('breaks').address);
    publish('breaks');
    await live.refresh();
    expect(live.current().web.remotes.catalog?.version).toBe('breaks');
  });

  // The renderer that replaced the running one had ended: no page was rendered until the next poll.
  test('a renderer that ends while pages are tried replaces nothing [OPS-14]', async () => {
    const { live, booted, publish } = liveStoreBench();
    await live.refresh();
    await live.render(request);
    publish('ends');
    await live.refresh();
    expect(live.current().web.remotes.catalog?.version).toBe('1.0.0');
    expect(live.ready()).toBe(true);
    expect(booted.map(({ retired }) => retired)).toEqual([false, true]);
  });

  test('after a crash, what ran is started before what is new is tried [OPS-14]', async () => {
    const { live, booted, publish } = liveStoreBench();
    await live.refresh();
    await live.render(request);
    publish('breaks');
    booted[0]?.crash();
    await live.refresh();
    expect(live.current().web.remotes.catalog?.version).toBe('1.0.0');
    expect(live.ready()).toBe(true);
  });

  test('a release that breaks a page which visitors opened is refused before anyone sees it [OPS-14]', async () => {
    const { live, booted, confirmed, publish } = liveStoreBench();
    await live.refresh();
    await live.render(request);
    publish('breaks');
    await live.refresh();
    expect(confirmed).toEqual(['1.0.0']);
    await expect(live.render(request)).resolves.toMatchObject({ page: { html: '1.0.0' } });
    expect(booted.map(({ retired }) => retired)).toEqual([false, true]);
  });

  // A slow machine had another team's release refused when one team shipped.
  test('when a release that runs does not load again, the previous composition stays, and no visitor is refused [OPS-14]', async () => {
    const { live, booted, confirmed, publish, stall } = liveStoreBench();
    await live.refresh();
    publish('1.1.0');
    stall('content');
    await live.refresh();
    expect(live.current().web.remotes.catalog?.version).toBe('1.0.0');
    expect(booted.map(({ retired }) => retired)).toEqual([false, true]);
    stall(undefined);
    await live.refresh();
    expect(live.current().web.remotes.catalog?.version).toBe('1.1.0');
    expect(confirmed).toEqual(['1.0.0', '1.1.0']);
  });

  test('nor is the new one, when both do not load [OPS-14]', async () => {
    const { live, booted, publish, stall } = liveStoreBench(['1.1.0']);
    await live.refresh();
    publish('1.1.0');
    stall('content');
    await live.refresh();
    expect(live.current().web.remotes.catalog?.version).toBe('1.0.0');
    stall(undefined);
    await live.refresh();
    // Now it is: the renderer that runs stays, instead of one with the same releases.
    await live.refresh();
    expect(booted.map(({ retired }) => retired)).toEqual([false, true, true]);
  });

  test('a release without which a renderer starts gives way to the one before [OPS-14]', async () => {
    const { live, booted, publish } = liveStoreBench();
    await live.refresh();
    publish('never-boots');
    await live.refresh();
    booted[0]?.crash();
    await live.refresh();
    expect(live.current().web.remotes.catalog?.version).toBe('1.0.0');
    expect(live.ready()).toBe(true);
  });

  test('a first release that throws leaves the store up without that remote [SH-12]', async () => {
    const { live } = liveStoreBench(['1.0.0']);
    await live.refresh();
    expect(live.ready()).toBe(true);
    expect(Object.keys(live.current().web.remotes)).toEqual(['content']);
  });

  test('stored releases are verified before each start of a renderer, also after a crash [SEC-07]', async () => {
    const { live, booted, verified } = liveStoreBench();
    await live.refresh();
    await live.refresh();
    expect(verified).toEqual(['1.0.0']);
    booted[0]?.crash();
    await live.refresh();
    expect(verified).toEqual(['1.0.0', '1.0.0']);
  });

  test('a crashed renderer is replaced [SH-11]', async () => {
    const { live, booted } = liveStoreBench();
    await live.refresh();
    booted[0]?.crash();
    expect(live.ready()).toBe(false);
    await expect(live.render(request)).rejects.toThrow('no renderer is up');
    await live.refresh();
    expect(live.ready()).toBe(true);
    expect(booted).toHaveLength(2);
  });
});
