import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from '@rspack/core';
import { buildEnvironment } from './build-environment.ts';
import { goCanary, goLive } from './live-file.ts';
import { privateFolder, sourcesOf } from './private-files.ts';
import { sourceHash } from './source-version.ts';

const contracts = path.dirname(import.meta.dirname);
const lockFile = path.join(contracts, '..', 'package-lock.json');

/** The release that a build makes. */
export interface Publication {
  /** The package's. */
  readonly name: string;
  readonly version: string;
  /** Short hash of what it is built of. */
  readonly sources: string;
  /** Folder of the releases: DIST_DIR, else the package's dist folder. */
  readonly dist: string;
  /** Its own folder. */
  readonly folder: string;
  /** The folder of its private files, which is never served. */
  readonly apart: string;
  readonly development: boolean;
  /** Of the visitors, who get it as the canary; without it the release goes live. */
  readonly canaryPercent?: number;
}

/**
 * BUILD_VERSION names the version, otherwise it is the package's and a hash of its sources; NODE_ENV=development builds
 * for development; CANARY_PERCENT=5 makes it the canary of five visitors in a hundred.
 */
export function plannedPublication(directory: string): Publication {
  const { BUILD_VERSION, CANARY_PERCENT, DIST_DIR, NODE_ENV } = buildEnvironment();
  const { name, version: ofPackage } = manifestOf(directory);
  const development = NODE_ENV === 'development';
  const dist = path.resolve(directory, DIST_DIR);
  const sources = `${sourceHash(directory, contracts, lockFile)}${development ? '-dev' : ''}`;
  const version = BUILD_VERSION ?? `${ofPackage}-${sources}`;
  return {
    name,
    version,
    sources,
    dist,
    folder: path.join(dist, version),
    apart: privateFolder(dist, version),
    development,
    ...(CANARY_PERCENT === undefined ? {} : { canaryPercent: CANARY_PERCENT }),
  };
}

export function manifestOf(directory: string) {
  return JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly version: string;
  };
}

export function isBuilt({ folder }: Publication): boolean {
  return existsSync(path.join(folder, 'release.json'));
}

/** A version is one content. @throws where a release of this name was built of other sources */
export function refuseOtherSources({ name, version, sources, folder, apart }: Publication): void {
  const before = sourcesOf(apart);
  if (before === undefined || before === sources) return;
  throw new Error(
    `${name} ${version} was built of other sources (${before}, now ${sources}), and is not built again. ` +
      `Give these a version of their own: BUILD_VERSION, or 'version' in package.json. ` +
      `If nobody has run it, delete ${folder} and build again.`,
  );
}

/** Signs the release and makes it live, or the canary. */
export function publish({ name, version, dist, canaryPercent }: Publication, how: string): void {
  if (canaryPercent === undefined) goLive(dist, version);
  else goCanary(dist, version, canaryPercent);
  process.stdout.write(`${name} ${version} ${how}\n`);
}

/** A plugin that publishes a release of unchanged sources, which was built before. */
export function publishPlugin(publication: Publication) {
  return ({ hooks }: Compiler) => hooks.done.tap('publish', () => publish(publication, 'is up to date'));
}
