import { LRUCache } from 'lru-cache';
import type { Team } from 'shared-contracts/remote/teams';
import type { LiveVersion } from 'shared-contracts/server/release';
import type { ReleaseLog } from '../releases/release-log.ts';
import { httpReleaseSource, type ReleaseSource } from '../releases/release-source.ts';
import type { Releases, StoredRelease } from '../releases/stored-release.ts';
import { type ComposedStore, composedOf, previewOf } from '../rendering/composed.ts';
import type { Renderer } from '../rendering/renderer.ts';

interface PreviewStoresOptions {
  readonly watcher: {
    examined(team: Team, named: LiveVersion, source: ReleaseSource): Promise<StoredRelease>;
    unfit(team: Team, release: StoredRelease): string | null;
  };
  readonly live: Pick<ComposedStore, 'current'>;
  readonly boot: (releases: Releases) => Promise<Renderer>;
  readonly log: Pick<ReleaseLog, 'info'>;
  readonly sourceAt?: (origin: string) => ReleaseSource;
}

/** A build that a container publishes, or one that was uploaded and verified. */
export type PreviewedBuild = { readonly team: Team } & (
  | { readonly named: LiveVersion; readonly origin: string }
  | { readonly uploaded: StoredRelease }
);

export interface PreviewStores {
  /** Rejects when the release may not run in this store, or does not. */
  open(build: PreviewedBuild): Promise<ComposedStore>;
  close(): Promise<void>;
}

/** Each takes a renderer's memory. */
const MOST = 2;
const IDLE_MS = 10 * 60_000;
const EXAMINED_MS = 60_000;

interface PreviewStore {
  readonly store: ComposedStore;
  readonly renderer: Renderer;
}

/** The live composition with one unreleased build, in renderers that end when they are no longer used (OPS-16). */
export function createPreviewStores(options: PreviewStoresOptions): PreviewStores {
  const { watcher, live, boot, log, sourceAt = httpReleaseSource } = options;
  /** By composition: one that the live composition has left behind is opened no more. */
  const opened = new LRUCache<string, Promise<PreviewStore>>({
    max: MOST,
    ttl: IDLE_MS,
    ttlAutopurge: true,
    updateAgeOnGet: true,
    dispose: (opening) => {
      opening.then(
        ({ renderer }) => renderer.retire(),
        () => undefined,
      );
    },
  });

  /** Verifying a release reads all its files. */
  const examined = new LRUCache<string, StoredRelease>({ max: 10, ttl: EXAMINED_MS });

  async function releaseOf(build: PreviewedBuild): Promise<StoredRelease> {
    if ('uploaded' in build) return build.uploaded;
    const { team, named, origin } = build;
    const key = `${team} ${named.version} ${named.content}`;
    const release = examined.get(key) ?? (await watcher.examined(team, named, sourceAt(origin)));
    examined.set(key, release, { noUpdateTTL: true });
    return release;
  }

  async function start(team: Team, release: StoredRelease): Promise<PreviewStore> {
    const { name: remote, version } = release;
    const misfit = watcher.unfit(team, release);
    if (misfit) throw new Error(misfit);
    const composed = previewOf({ ...live.current().releases, [team]: release }, { remote, version });
    const renderer = await boot(composed.releases);
    const [unloaded] = Object.entries(renderer.broken);
    if (unloaded) {
      await renderer.retire(0);
      throw new Error(unloaded.join(': '));
    }
    log.info({ remote, version, composition: composed.web.id }, 'preview up');
    const store: ComposedStore = {
      current: () => composed,
      answered: () => undefined,
      render: async (request, trace) => ({ page: await renderer.render(request, trace), composed }),
    };
    return { store, renderer };
  }

  return {
    async open(build) {
      const { team } = build;
      const release = await releaseOf(build);
      const key = composedOf({ ...live.current().releases, [team]: release }).web.id;
      const known = opened.get(key);
      if (known) return (await known).store;
      const opening = start(team, release);
      opened.set(key, opening);
      const drop = () => {
        if (opened.peek(key) === opening) opened.delete(key);
      };
      opening.then(({ renderer }) => renderer.onCrash(drop), drop);
      return (await opening).store;
    },
    async close() {
      const last = await Promise.allSettled(opened.values());
      await Promise.all(last.map((each) => (each.status === 'fulfilled' ? each.value.renderer.retire(0) : undefined)));
      opened.clear();
    },
  };
}
