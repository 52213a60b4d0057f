import { createHash } from 'node:crypto';
import type { RemoteModuleId } from 'shared-contracts/remote/module-ids';
import { TEAM_NAMES, TEAMS, type Team } from 'shared-contracts/remote/teams';
import type { Composition } from '../../composition/composition.ts';
import type { PageRequest, RenderedPage } from '../../renderer/page-renderer.tsx';
import type { ReleaseStore } from '../releases/release-store.ts';
import type { ReleaseLog, Releases, ReleaseWatcher } from '../releases/release-watcher.ts';
import { bootRenderer, type Renderer } from './renderer.ts';

interface LiveStoreOptions {
  readonly watcher: ReleaseWatcher;
  readonly store: ReleaseStore;
  readonly log: ReleaseLog;
  readonly serverEntry: string;
  readonly apiOrigin: string;
  readonly boot?: typeof bootRenderer;
}

/** The composition of new visits. */
export interface LiveComposition {
  readonly releases: Releases;
  /** With the URLs for the browser. */
  readonly web: Composition;
}

/**
 * Blue/green: a changed set of releases boots another renderer; when its modules have loaded it replaces the previous
 * one, which is drained and ended. A set that does not run changes nothing.
 */
export interface LiveStore {
  current(): LiveComposition;
  /** Whether a renderer is up. */
  ready(): boolean;
  /** Polls for new releases and swaps to them. Concurrent calls share one run. */
  refresh(): Promise<void>;
  /** Rejects when no renderer can. */
  render(request: PageRequest): Promise<{ readonly page: RenderedPage; readonly live: LiveComposition }>;
  close(): Promise<void>;
}

export function createLiveStore(options: LiveStoreOptions): LiveStore {
  const { watcher, store, log, serverEntry, apiOrigin, boot = bootRenderer } = options;
  let live: LiveComposition = { releases: {}, web: composeFor({}, webEntry) };
  let renderer: Renderer | null = null;
  let refreshing: Promise<void> | null = null;
  let closed = false;

  const nodeEntry = (team: Team, version: string, entry: string) =>
    `${store.folder(TEAMS[team].package, version, 'node')}/${entry}`;

  async function bootFor(releases: Releases): Promise<Renderer> {
    const composition = composeFor(releases, (team, release) => nodeEntry(team, release.version, release.node.entry));
    return boot({ serverEntry, apiOrigin, composition, modules: serverModules(releases) });
  }

  async function swapTo(releases: Releases): Promise<void> {
    const next = await bootFor(releases);
    const broken = Object.entries(next.broken) as [Team, string][];
    const refusable = broken.filter(([team]) => releases[team]);
    if (refusable.length > 0) {
      await next.retire(0);
      let remaining = releases;
      for (const [team, reason] of refusable) remaining = watcher.refuse(team, releases[team]?.version ?? '', reason);
      return swapTo(remaining);
    }
    const previous = renderer;
    renderer = next;
    live = { releases, web: composeFor(releases, webEntry) };
    next.onCrash((reason) => void replaceCrashed(next, reason));
    log.info({ composition: live.web.id, remotes: versionsOf(releases) }, 'composition live');
    void previous?.retire();
    await watcher.confirm(releases);
  }

  /** Until then the browser renders the pages; the next refresh retries a renderer that cannot start. */
  async function replaceCrashed(dead: Renderer, reason: string): Promise<void> {
    if (renderer !== dead || closed) return;
    renderer = null;
    log.warn({ reason }, 'renderer crashed, booting another');
    await refresh();
  }

  function refresh(): Promise<void> {
    refreshing ??= (async () => {
      const releases = await watcher.poll();
      if (closed) return;
      if (!renderer || composeFor(releases, webEntry).id !== live.web.id) await swapTo(releases);
    })()
      .catch((fault: unknown) => {
        log.warn({ reason: fault instanceof Error ? fault.message : String(fault) }, 'the previous composition stays');
      })
      .finally(() => {
        refreshing = null;
      });
    return refreshing;
  }

  return {
    current: () => live,
    ready: () => renderer !== null,
    refresh,
    async render(request) {
      const rendering = renderer;
      const composed = live;
      if (!rendering) throw new Error('no renderer is up');
      return { page: await rendering.render(request), live: composed };
    },
    async close() {
      closed = true;
      await refreshing;
      await renderer?.retire(2000);
    },
  };
}

type Release = NonNullable<Releases[Team]>;

function webEntry(team: Team, { version, web }: Release): string {
  return `${remotePath(team, version)}${web.entry}`;
}

/** URL path of a remote's web files, with a trailing slash. */
export function remotePath(team: Team, version: string): string {
  return `/remotes/${TEAMS[team].package}/${encodeURIComponent(version)}/`;
}

function composeFor(releases: Releases, entry: (team: Team, release: Release) => string): Composition {
  const remotes = Object.fromEntries(
    TEAM_NAMES.flatMap((team) => {
      const release = releases[team];
      return release
        ? [[team, { version: release.version, contractVersion: release.contractVersion, entry: entry(team, release) }]]
        : [];
    }),
  );
  const id = createHash('sha256')
    .update(JSON.stringify(versionsOf(releases)))
    .digest('hex')
    .slice(0, 12);
  return { id, remotes };
}

function versionsOf(releases: Releases): Record<string, string> {
  return Object.fromEntries(
    TEAM_NAMES.flatMap((team) => (releases[team] ? [[TEAMS[team].package, releases[team].version]] : [])),
  );
}

/** Headless modules run in the browser only. */
function serverModules(releases: Releases): RemoteModuleId[] {
  return TEAM_NAMES.flatMap((team) =>
    Object.keys(releases[team]?.web.modules ?? {})
      .filter((name) => !name.startsWith('headless/'))
      .map((name) => `${team}/${name}` as RemoteModuleId),
  );
}
