import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Compilation, rspack } from '@rspack/core';
import { CONTRACT_VERSION } from '../contract/remote/contract-version.ts';
import { containerOf, teamOfPackage } from '../contract/remote/teams.ts';
import type { Release } from '../contract/server/release.ts';
import type { Serves } from '../contract/server/serves.ts';
import { goCanary, goLive, writeJson } from './live-file.ts';
import { precompress } from './precompress.ts';
import { fileIntegrities, moduleAssets } from './release.ts';
import { type RemoteConfig, servesOf } from './remote-config.ts';
import { type BuildSide, type BuildTarget, chunkName, rspackConfiguration } from './rspack-preset.ts';
import { sharedVersions } from './shared-dependencies.ts';
import { sourceHash } from './source-version.ts';
import { writeStyleTypes } from './style-types.ts';

const contracts = path.dirname(import.meta.dirname);
const lockFile = path.join(contracts, '..', 'package-lock.json');

export interface BuildOptions {
  /** Absolute path of the package to build. */
  readonly directory: string;
  /** Folder of the releases; the package's dist folder by default. */
  readonly dist?: string;
  /** Exact version to publish; otherwise the package's version and a hash of its sources. */
  readonly version?: string;
  readonly development?: boolean;
  /** Of the visitors, who get it as the canary; without it the release goes live. */
  readonly canaryPercent?: number;
}

export interface BuildResult {
  readonly version: string;
  /** False when this version was built before. */
  readonly built: boolean;
}

interface ShellConfig {
  readonly web: Pick<BuildTarget, 'entry' | 'runtimePlugins'>;
  readonly node: Pick<BuildTarget, 'entry' | 'runtimePlugins'>;
}

/** Builds both sides of a package into dist/{version}/, writes and signs release.json and makes it live, or the canary. */
export async function buildPackage(options: BuildOptions): Promise<BuildResult> {
  const { directory, dist = path.join(directory, 'dist'), version, development = false, canaryPercent } = options;
  const manifest = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  const mode = development ? '-dev' : '';
  const publish = version ?? `${manifest.version}-${sourceHash(directory, contracts, lockFile)}${mode}`;
  const folder = path.join(dist, publish);
  const built = !existsSync(path.join(folder, 'release.json'));
  for (const sources of [directory, contracts]) writeStyleTypes(sources);
  if (built) {
    // Built in a draft folder and renamed: concurrent or interrupted builds leave no incomplete release.
    const draft = path.join(dist, `.${publish}.${process.pid}`);
    try {
      const target = await targetOf(directory, { version: publish, folder: draft, development });
      const web = await runRspack(target);
      await precompress(path.join(draft, 'web'));
      writeRelease(manifest.name, publish, draft, web, target.serves);
      if (!existsSync(path.join(folder, 'release.json'))) putInPlace(draft, folder);
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
  }
  if (canaryPercent === undefined) goLive(dist, publish);
  else goCanary(dist, publish, canaryPercent);
  return { version: publish, built };
}

type Publication = Pick<BuildTarget, 'version' | 'folder' | 'development'>;
type Target = Omit<BuildTarget, 'side'> &
  Readonly<Record<BuildSide, Partial<BuildTarget>>> & { readonly serves?: Serves };

export async function targetOf(directory: string, publication: Publication): Promise<Target> {
  const remoteFile = path.join(directory, 'remote.config.ts');
  const isRemote = existsSync(remoteFile);
  const file = isRemote ? remoteFile : path.join(directory, 'shell.config.ts');
  const { default: config } = (await import(pathToFileURL(file).href)) as { default: RemoteConfig | ShellConfig };
  const common = { directory, ...publication };
  if (!('team' in config)) return { ...common, container: 'shell', role: 'provider', ...config };
  const { team, exposes } = config;
  const name = path.basename(directory);
  if (teamOfPackage(name) !== team) throw new Error(`${name} is not the package of the team '${team}'`);
  return {
    ...common,
    container: containerOf(team),
    role: 'consumer',
    exposes,
    serves: servesOf(config),
    web: {},
    node: {},
  };
}

type WebFiles = Pick<Release['web'], 'entry' | 'modules'>;

/** Builds both sides; returns the files of the web side's modules. */
function runRspack({ web, node, serves: _, ...target }: Target): Promise<WebFiles> {
  const compiler = rspack([
    rspackConfiguration({ ...target, ...web, side: 'web' }),
    rspackConfiguration({ ...target, ...node, side: 'node' }),
  ]);
  return new Promise((resolve, reject) => {
    compiler.run((fault, stats) => {
      const errors = stats?.hasErrors() ? stats.toString({ preset: 'errors-only', colors: false }) : undefined;
      const [built] = stats?.stats ?? [];
      const files = built && !errors ? webFiles(built.compilation, target) : undefined;
      compiler.close(() => (files ? resolve(files) : reject(fault ?? new Error(errors))));
    });
  });
}

export function webFiles(
  compilation: Compilation,
  { container, exposes }: Pick<BuildTarget, 'container' | 'exposes'>,
): WebFiles {
  const names = Object.keys(exposes ?? {});
  const groups = exposes ? Object.fromEntries(names.map((name) => [name, chunkName(name)])) : { main: 'main' };
  const modules = moduleAssets(compilation, { ...groups, entry: exposes ? container : 'main' });
  const { entry, ...rest } = modules;
  return { entry: entry?.js[0] ?? '', modules: rest };
}

/** Writes release.json of a folder with both sides. */
export function writeRelease(name: string, version: string, folder: string, web: WebFiles, serves?: Serves): void {
  // The package's own manifest says "type": "module"; federation's node builds are CommonJS.
  writeFileSync(path.join(folder, 'node', 'package.json'), '{"type":"commonjs"}\n');
  writeJson(path.join(folder, 'release.json'), {
    name,
    version,
    contractVersion: CONTRACT_VERSION,
    shared: sharedVersions(),
    commit: commit(),
    ...(serves ? { serves } : {}),
    web: { ...web, files: fileIntegrities(path.join(folder, 'web')) },
    node: {
      entry: existsSync(path.join(folder, 'node/server.js')) ? 'server.js' : 'remoteEntry.js',
      files: fileIntegrities(path.join(folder, 'node')),
    },
  } satisfies Release);
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    // An image built from an exported tree has no repository.
    return process.env.COMMIT ?? 'unknown';
  }
}

function putInPlace(draft: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
}
