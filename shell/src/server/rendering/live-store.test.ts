/** @jest-environment node */
import type { Team } from 'shared-contracts/remote/teams';
import type { PageRequest, RenderedPage } from '../../renderer/page-renderer.tsx';
import type { Releases, ReleaseWatcher } from '../releases/release-watcher.ts';
import { publishedRelease } from '../testing/published-release.ts';
import { createLiveStore } from './live-store.ts';
import type { WorkerSetup } from './render-protocol.ts';
import type { Renderer } from './renderer.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const request = { url: 'http://store.test/', requestId: 'r', layout: {} } as unknown as PageRequest;

interface FakeRenderer extends Renderer {
  readonly setup: WorkerSetup;
  retired: boolean;
  crash(): void;
}

/** A live store over fake workers: what was booted, and a switch for the releases the watcher finds. */
function bench(brokenVersions: readonly string[] = []) {
  const booted: FakeRenderer[] = [];
  /** Addresses of releases that ran before. */
  const ran: string[] = [];
  const confirmed: (string | undefined)[] = [];
  const verified: (string | undefined)[] = [];
  const content = publishedRelease('mfe-content', '1.0.0');
  let stalled: Team | undefined;
  let releases: Releases = { catalog: release('1.0.0'), content };
  const watcher: ReleaseWatcher = {
    poll: async () => releases,
    verified: async (found) => {
      verified.push(found.catalog?.version);
      return found;
    },
    confirm: async (running) => {
      confirmed.push(running.catalog?.version);
    },
    refuse: async (team, { version }) => {
      releases = version === '1.0.0' ? { content } : { [team]: release('1.0.0'), content };
      return releases;
    },
    refused: () => [],
  };
  const boot = async (setup: WorkerSetup): Promise<Renderer> => {
    const version = setup.composition.remotes.catalog?.version;
    if (version === 'never-boots') throw new Error('renderer not ready');
    const listeners: ((reason: string) => void)[] = [];
    const renderer: FakeRenderer = {
      setup,
      retired: false,
      broken: {
        ...(version && brokenVersions.includes(version) ? { catalog: 'throws' } : {}),
        ...(stalled ? { [stalled]: 'no answer' } : {}),
      },
      render: async () => {
        if (version === 'ends') renderer.crash();
        const status = version === 'breaks' ? 500 : 200;
        const whole = { complete: true, failed: [], regionFaults: [], modules: ['catalog/pages/listing'] };
        return { kind: 'page', html: version, status, ...whole } as unknown as RenderedPage;
      },
      retire: async () => {
        renderer.retired = true;
      },
      onCrash: (listener) => listeners.push(listener),
      crash: () => {
        for (const listener of listeners) listener('boom');
      },
    };
    booted.push(renderer);
    return renderer;
  };
  const store = {
    haveRun: async () => ran,
    folder: (name: string, version: string, side: string) => `/releases/${name}/${version}/${side}`,
  };
  const live = createLiveStore({
    watcher,
    store: store as never,
    log: silent,
    serverEntry: '/server.js',
    apiOrigin: 'http://api.test',
    boot,
  });
  return {
    live,
    booted,
    ran,
    confirmed,
    verified,
    publish: (version: string) => (releases = { catalog: release(version), content }),
    stall: (team: Team | undefined) => (stalled = team),
  };
}

const release = (version: string) => publishedRelease('mfe-catalog', version);

describe('blue/green renderers', () => {
  test('a new release boots another renderer and retires the previous one [OPS-02]', async () => {
    const { live, booted, publish } = bench();
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
    const { live, booted } = bench();
    await live.refresh();
    await live.refresh();
    expect(booted).toHaveLength(1);
  });

  test('a renderer that does not start leaves the previous composition in place [SH-12]', async () => {
    const { live, publish } = bench();
    await live.refresh();
    publish('never-boots');
    await live.refresh();
    expect(live.current().web.remotes.catalog?.version).toBe('1.0.0');
    await expect(live.render(request)).resolves.toMatchObject({ page: { html: '1.0.0' } });
  });

  test('a release whose modules throw is refused for the one before [SH-12]', async () => {
    const { live, booted, confirmed, publish } = bench(['1.1.0']);
    await live.refresh();
    publish('1.1.0');
    await live.refresh();
    expect(confirmed).toEqual(['1.0.0']);
    expect(live.current().web.remotes.catalog?.version).toBe('1.0.0');
    expect(booted.map(({ retired }) => retired)).toEqual([false, true]);
  });

  test('a roll-back is not refused for a page that the release before lacks [OPS-14]', async () => {
    const { live, publish, ran } = bench();
    await live.refresh();
    await live.render(request);
    ran.push(release('breaks').address);
    publish('breaks');
    await live.refresh();
    expect(live.current().web.remotes.catalog?.version).toBe('breaks');
  });

  // The renderer that replaced the running one had ended: no page was rendered until the next poll.
  test('a renderer that ends while pages are tried replaces nothing [OPS-14]', async () => {
    const { live, booted, publish } = bench();
    await live.refresh();
    await live.render(request);
    publish('ends');
    await live.refresh();
    expect(live.current().web.remotes.catalog?.version).toBe('1.0.0');
    expect(live.ready()).toBe(true);
    expect(booted.map(({ retired }) => retired)).toEqual([false, true]);
  });

  test('after a crash, what ran is started before what is new is tried [OPS-14]', async () => {
    const { live, booted, publish } = bench();
    await live.refresh();
    await live.render(request);
    publish('breaks');
    booted[0]?.crash();
    await live.refresh();
    expect(live.current().web.remotes.catalog?.version).toBe('1.0.0');
    expect(live.ready()).toBe(true);
  });

  test('a release that breaks a page which visitors opened is refused before anyone sees it [OPS-14]', async () => {
    const { live, booted, confirmed, publish } = bench();
    await live.refresh();
    await live.render(request);
    publish('breaks');
    await live.refresh();
    expect(confirmed).toEqual(['1.0.0']);
    await expect(live.render(request)).resolves.toMatchObject({ page: { html: '1.0.0' } });
    expect(booted.map(({ retired }) => retired)).toEqual([false, true]);
  });

  // A slow machine had another team's release refused when one team shipped.
  test('when a release that runs does not load again, the previous composition stays, and nobody is refused [OPS-14]', async () => {
    const { live, booted, confirmed, publish, stall } = bench();
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
    const { live, booted, publish, stall } = bench(['1.1.0']);
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
    const { live, booted, publish } = bench();
    await live.refresh();
    publish('never-boots');
    await live.refresh();
    booted[0]?.crash();
    await live.refresh();
    expect(live.current().web.remotes.catalog?.version).toBe('1.0.0');
    expect(live.ready()).toBe(true);
  });

  test('a first release that throws leaves the store up without that remote [SH-12]', async () => {
    const { live } = bench(['1.0.0']);
    await live.refresh();
    expect(live.ready()).toBe(true);
    expect(Object.keys(live.current().web.remotes)).toEqual(['content']);
  });

  test('stored releases are verified before each start of a renderer, also after a crash [SEC-07]', async () => {
    const { live, booted, verified } = bench();
    await live.refresh();
    await live.refresh();
    expect(verified).toEqual(['1.0.0']);
    booted[0]?.crash();
    await live.refresh();
    expect(verified).toEqual(['1.0.0', '1.0.0']);
  });

  test('a crashed renderer is replaced [SH-11]', async () => {
    const { live, booted } = bench();
    await live.refresh();
    booted[0]?.crash();
    expect(live.ready()).toBe(false);
    await expect(live.render(request)).rejects.toThrow('no renderer is up');
    await live.refresh();
    expect(live.ready()).toBe(true);
    expect(booted).toHaveLength(2);
  });
});
