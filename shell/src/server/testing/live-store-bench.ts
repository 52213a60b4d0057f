import type { Team } from 'shared-contracts/remote/teams';
import { Overloaded } from 'shared-contracts/server-kit/fair-queue';
import type { PageRequest, RenderedPage } from '../../renderer/page-renderer.tsx';
import type { CanaryState } from '../canaries/canary-peers.ts';
import type { CanaryRelease } from '../canaries/canary-watcher.ts';
import { createLiveStore } from '../live/live-store.ts';
import type { ReleaseWatcher } from '../live/release-watcher.ts';
import type { Releases } from '../releases/stored-release.ts';
import type { RendererSetup } from '../rendering/render-protocol.ts';
import type { Crash, Renderer } from '../rendering/renderer.ts';
import { publishedRelease } from './published-release.ts';

const SLOW_MS = 1500;
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
export const request = { url: 'http://store.test/', requestId: 'r', layout: {} } as unknown as PageRequest;

/** What the catalogue's releases of these versions do on one path. */
interface Defect {
  readonly versions: readonly string[];
  readonly path: string;
  readonly does: 'throw' | 'end the renderer' | 'loop' | 'wait for ever' | 'take its time';
  /** Once in so many renders; every time when absent. */
  readonly once?: number;
}

interface FakeRenderer extends Renderer {
  readonly setup: RendererSetup;
  retired: boolean;
  crash(crash?: Partial<Crash>): void;
}

export type LiveStoreBench = ReturnType<typeof liveStoreBench>;

/** A live store over fake workers: what was booted, and a switch for the releases the watcher finds. */
export function liveStoreBench(brokenVersions: readonly string[] = [], memoryBytes?: number) {
  const booted: FakeRenderer[] = [];
  /** Addresses of releases that ran before. */
  const ran: string[] = [];
  const confirmed: (string | undefined)[] = [];
  const verified: (string | undefined)[] = [];
  const rolledBack: string[] = [];
  const content = publishedRelease('mfe-content', '1.0.0');
  const canaryRefused: string[] = [];
  const canaryWithdrawn: string[] = [];
  const canarySuspended: string[] = [];
  /** What the other shells say. */
  const peers: CanaryState[] = [];
  let canary: CanaryRelease | undefined;
  let stalled: Team | undefined;
  let defect: Defect | undefined;
  let renders = 0;
  let clock = 0;
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
    predecessor: async () => release('1.0.0'),
    examined: async (_team, { version }) => release(version),
    rollBack: async (team, { version }, reason) => {
      rolledBack.push(`${version} ${reason}`);
      releases = { [team]: release('1.0.0'), content };
      return releases;
    },
    unfit: () => null,
    refused: () => [],
    unreachable: () => [],
    canary: {
      current: () => canary,
      refuse({ release: { version } }, reason) {
        canaryRefused.push(`${version} ${reason}`);
        canary = undefined;
      },
      async withdraw({ release: { version } }, reason) {
        canaryWithdrawn.push(`${version} ${reason}`);
        canary = undefined;
      },
      async suspend({ release: { version } }, reason) {
        canarySuspended.push(`${version} ${reason}`);
        canary = undefined;
      },
      confirm: () => undefined,
      refused: () => [],
    },
  };
  const boot = async (setup: RendererSetup): Promise<Renderer> => {
    const version = setup.composition.remotes.catalog?.version;
    if (version === 'never-boots') throw new Error('renderer not ready');
    const listeners: ((crash: Crash) => void)[] = [];
    const renderer: FakeRenderer = {
      setup,
      retired: false,
      broken: {
        ...(version && brokenVersions.includes(version) ? { catalog: 'throws' } : {}),
        ...(stalled ? { [stalled]: 'no answer' } : {}),
      },
      render: async (asked) => {
        if (version === 'ends') renderer.crash();
        const isAt = defect?.versions.includes(version ?? '') && new URL(asked.url).pathname === defect.path;
        if (isAt) renders += 1;
        const met = isAt && renders % (defect?.once ?? 1) === 0;
        if (met && (defect?.does === 'end the renderer' || defect?.does === 'loop')) {
          renderer.crash({ underWay: [asked], looped: defect.does === 'loop' });
          throw new Error('renderer ended');
        }
        if (met && defect?.does === 'wait for ever') throw new Overloaded('not rendered within 6000 ms');
        if (met && defect?.does === 'take its time') {
          clock += SLOW_MS;
          await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
        }
        const throws = met && defect?.does === 'throw';
        const status = version === 'breaks' || throws ? 500 : 200;
        const whole = { complete: true, failed: [], regionFaults: [], modules: ['catalog/pages/listing'] };
        return {
          kind: 'page',
          html: version,
          status,
          ...whole,
          ...(throws && { fault: 'Error: a defect\n  at x' }),
        } as unknown as RenderedPage;
      },
      memory: () => ({ rssBytes: 200, externalBytes: 10 }),
      retire: async () => {
        renderer.retired = true;
      },
      onCrash: (listener) => listeners.push(listener),
      crash: (crash) => {
        const boom = { reason: 'boom', underWay: [], outOfMemory: false, looped: false };
        for (const listener of listeners) listener({ ...boom, ...crash });
      },
    };
    booted.push(renderer);
    return renderer;
  };
  const store = {
    haveRun: async () => ran,
    storedAt: async (name: string) => (name === 'mfe-catalog' ? 1 : 0),
    find: async () => content,
    folder: (name: string, version: string, side: string) => `/releases/${name}/${version}/${side}`,
  };
  const live = createLiveStore({
    watcher,
    store: store as never,
    disk: { get: async () => undefined, set: () => undefined },
    log: silent,
    serverEntry: '/server.js',
    apiOrigin: 'http://api.test',
    boot,
    canaries: { steps: [], peers: async () => peers },
    now: () => clock,
    ...(memoryBytes && { memoryBytes }),
  });
  return {
    live,
    booted,
    ran,
    confirmed,
    verified,
    rolledBack,
    canaryRefused,
    canaryWithdrawn,
    canarySuspended,
    peers,
    publish: (version: string, contentVersion = '1.0.0') =>
      (releases = { catalog: release(version), content: publishedRelease('mfe-content', contentVersion) }),
    /** Of the catalogue; its team takes it back without one. */
    publishCanary: (version?: string, percent = 10) =>
      (canary = version === undefined ? undefined : { team: 'catalog', release: release(version), percent }),
    plant: (planted: Defect) => (defect = planted),
    pass: (milliseconds: number) => (clock += milliseconds),
    stall: (team: Team | undefined) => (stalled = team),
  };
}

export const release = (version: string) => publishedRelease('mfe-catalog', version);
