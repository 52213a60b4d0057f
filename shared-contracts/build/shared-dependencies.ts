import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CONTRACT_VERSION } from '../contract/remote/contract-version.ts';
import { servingRange } from '../contract/remote/sharing-rule.ts';
import { misfitOf } from '../contract/server/misfit.ts';

const require = createRequire(import.meta.url);

/**
 * Dependencies shared by shell and remotes. The shell provides all of them, remotes bundle none (`import: false`), so
 * each exists once in a page. react-router itself is not shared: all packages use the facade
 * `shared-contracts/router`, which keeps the unused half out of the browser.
 */
const LIBRARIES = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom',
  nanostores: 'nanostores',
  '@nanostores/react': '@nanostores/react',
} as const;

/** Shared by other ways: behind the router's facade, and federation's glue, which the shell lends (build/federation). */
const LENT = ['react-router-dom', '@module-federation/webpack-bundler-runtime'] as const;

const CONTRACT_ENTRIES = ['shared-contracts', 'shared-contracts/router'] as const;

/** The only part built on antd: the shell provides it, so that it exists once in a page. */
const SELECT = { key: 'shared-contracts/kit/select', file: path.join(import.meta.dirname, '../kit/select.tsx') };

interface SharedDependency {
  readonly singleton: boolean;
  readonly version: string;
  readonly requiredVersion: string;
  readonly eager?: boolean;
  readonly import?: false | string;
}

/** 'open': what pages of other sites load, which brings all but the React that such a page has. */
export type SharedRole = 'provider' | 'consumer' | 'open';

interface SharedDependencyOptions {
  /** Of the package being built, whose versions these are. */
  readonly directory: string;
  readonly role: SharedRole;
  readonly side: 'web' | 'node';
}

export function sharedDependencies({
  directory,
  role,
  side,
}: SharedDependencyOptions): Record<string, SharedDependency> {
  if (role === 'open') return openDependencies(directory);
  const shared: Record<string, SharedDependency> = {};
  // Eager in the browser's shell: it needs them to start, so a separate chunk would only add a request level.
  const eager = role === 'provider' && side === 'web';
  const offer = (key: string, version: string, lazyFile?: string) => {
    shared[key] = {
      singleton: true,
      version,
      requiredVersion: servingRange(version),
      ...(role === 'consumer' ? { import: false } : { eager: eager && !lazyFile }),
      // Named by file, so that it is provided even if the shell does not import it.
      ...(role === 'provider' && lazyFile ? { import: lazyFile } : {}),
    };
  };
  for (const [key, library] of Object.entries(LIBRARIES)) {
    if (key === 'react-dom/client' && side === 'node') continue;
    offer(key, versionOf(library, directory));
  }
  for (const key of CONTRACT_ENTRIES) offer(key, CONTRACT_VERSION);
  offer(SELECT.key, CONTRACT_VERSION, SELECT.file);
  return shared;
}

/** React of the range is the page's, if it has one; a page with another, or none, gets this build's. */
function openDependencies(directory: string): Record<string, SharedDependency> {
  const keys = Object.entries(LIBRARIES).filter(([, library]) => library.startsWith('react'));
  return Object.fromEntries(
    keys.map(([key, library]) => {
      const version = versionOf(library, directory);
      return [key, { singleton: false, version, requiredVersion: servingRange(version) }];
    }),
  );
}

/** The libraries that a page has once. */
export const SHARED_LIBRARIES: readonly string[] = [...new Set([...Object.values(LIBRARIES), ...LENT])].toSorted();

/** With the versions that a package is built with: a part of release.json. */
export function sharedVersions(directory: string): Record<string, string> {
  return Object.fromEntries(SHARED_LIBRARIES.map((library) => [library, versionOf(library, directory)]));
}

/** @throws when a package has a library of a version that the shell of this checkout does not serve (OPS-26) */
export function refuseMisfit(directory: string): void {
  const built = (folder: string) => ({ contractVersion: CONTRACT_VERSION, shared: sharedVersions(folder) });
  const misfit = misfitOf(built(directory), built(import.meta.dirname));
  if (misfit)
    throw new Error(
      `${path.basename(directory)}: ${misfit}. A shell serves its own major, up to its own minor: take those versions.`,
    );
}

/** The one that the package's own lock file has installed; this folder's, where the package leaves it to the preset. */
function versionOf(library: string, directory: string): string {
  const paths = [directory, import.meta.dirname];
  const manifest: unknown = JSON.parse(readFileSync(require.resolve(`${library}/package.json`, { paths }), 'utf8'));
  return (manifest as { version: string }).version;
}
