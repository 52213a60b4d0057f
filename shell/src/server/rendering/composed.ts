import { createHash } from 'node:crypto';
import type { RemoteModuleId } from 'shared-contracts/remote/module-ids';
import type { StorePath } from 'shared-contracts/remote/store-paths';
import { packageOf, type Team } from 'shared-contracts/remote/teams';
import { contractServes } from 'shared-contracts/server/serves';
import type { ComposedRemote, Composition } from '../../composition/composition.ts';
import { pathsOf } from '../../composition/served.ts';
import type { PageRequest, RenderedPage, TraceHeaders } from '../../renderer/page-renderer.tsx';
import type { Releases, StoredRelease } from '../releases/stored-release.ts';

/** The releases of a composition, and what the shell makes of them. */
export interface Composed {
  readonly releases: Releases;
  /** With the URLs for the browser. */
  readonly web: Composition;
  readonly paths: readonly StorePath[];
  /** Where its pages are cached: those on the disk are shown to everybody while the API is unavailable. */
  readonly cachedIn: 'memory and disk' | 'memory' | 'nowhere';
  /** What is shown to the holder of a link alone, and counts for nothing. */
  readonly preview?: PreviewedRelease;
}

export interface PreviewedRelease {
  readonly remote: string;
  readonly version: string;
}

/** What renders documents with one composition. */
export interface ComposedStore {
  current(): Composed;
  /** To be called for every document, also for one from the cache: faults count in proportion. */
  answered(): void;
  /** Rejects when no renderer can. */
  render(
    request: PageRequest,
    trace?: TraceHeaders,
  ): Promise<{ readonly page: RenderedPage; readonly composed: Composed }>;
}

export function composedOf(releases: Releases, cachedIn: Composed['cachedIn'] = 'memory and disk'): Composed {
  const web = composeFor(releases, webEntry);
  return { releases, web, paths: pathsOf(web), cachedIn };
}

/** Has its own id, so that no cache mixes its pages, which carry a ribbon, with the live ones. */
export function previewOf(releases: Releases, preview: PreviewedRelease): Composed {
  const composed = composedOf(releases, 'nowhere');
  return { ...composed, web: { ...composed.web, id: `preview-${composed.web.id}` }, preview };
}

/** Left out where it is what every shell and page knows, so that documents stay small. */
function declaredBy(team: Team, { serves }: StoredRelease): Pick<ComposedRemote, 'serves'> {
  return serves && JSON.stringify(serves) !== JSON.stringify(contractServes(team)) ? { serves } : {};
}

type Entry = Pick<ComposedRemote, 'entry' | 'integrity'>;

function webEntry(team: Team, { address, web }: StoredRelease): Entry {
  const integrity = web.files[web.entry];
  return { entry: `${remotePath(team, address)}${web.entry}`, ...(integrity ? { integrity } : {}) };
}

/** URL path of the shell's web files, with a trailing slash. */
export function shellPath({ address }: StoredRelease): string {
  return `/assets/${address}/`;
}

/** URL path of a remote's web files, with a trailing slash. */
export function remotePath(team: Team, address: string): string {
  return `/remotes/${packageOf(team)}/${address}/`;
}

export function composeFor(releases: Releases, entryOf: (team: Team, release: StoredRelease) => Entry): Composition {
  const remotes = Object.fromEntries(
    Object.entries(releases).map(([team, release]) => {
      const { version, contractVersion } = release;
      return [team, { version, contractVersion, ...entryOf(team, release), ...declaredBy(team, release) }];
    }),
  );
  const id = createHash('sha256')
    .update(JSON.stringify(Object.entries(releases).map(([team, { address }]) => [team, address])))
    .digest('hex')
    .slice(0, 12);
  return { id, remotes };
}

export function versionsOf(releases: Releases): Record<string, string> {
  return Object.fromEntries(Object.entries(releases).map(([team, { version }]) => [packageOf(team), version]));
}

/** Headless modules run in the browser only. */
export function serverModules(releases: Releases): RemoteModuleId[] {
  return Object.entries(releases).flatMap(([team, { web }]) =>
    Object.keys(web.modules)
      .filter((name) => !name.startsWith('headless/'))
      .map((name) => `${team}/${name}` as RemoteModuleId),
  );
}
