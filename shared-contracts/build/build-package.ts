import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Configuration, rspack } from '@rspack/core';
import { CONTRACT_VERSION } from '../contract/remote/contract-version.ts';
import { TEAMS } from '../contract/remote/teams.ts';
import type { Release } from '../contract/server/release.ts';
import { precompress } from './precompress.ts';
import { fileIntegrities, remoteModules } from './release.ts';
import type { RemoteConfig } from './remote-config.ts';
import { type BuildTarget, rspackConfiguration } from './rspack-preset.ts';
import { sourceHash } from './source-version.ts';
import { writeStyleTypes } from './style-types.ts';

const contracts = path.dirname(import.meta.dirname);
const lockFile = path.join(contracts, '..', 'package-lock.json');

export interface BuildOptions {
  /** Absolute path of the package to build. */
  readonly directory: string;
  /** Where releases go; the package's dist folder unless said. */
  readonly dist?: string;
  /** Exact version to publish; otherwise the package's version and a hash of its sources. */
  readonly version?: string;
  readonly development?: boolean;
}

export interface BuildResult {
  readonly version: string;
  /** False when this very version was built before. */
  readonly built: boolean;
}

/** The shell's own part of a build: what it starts from instead of exposing modules. */
interface ShellConfig {
  readonly web: Pick<BuildTarget, 'entry' | 'runtimePlugins'>;
  readonly node: Pick<BuildTarget, 'entry' | 'runtimePlugins'>;
}

/** Builds both sides of a package into dist/{version}/, writes release.json and makes it the live version. */
export async function buildPackage(options: BuildOptions): Promise<BuildResult> {
  const { directory, dist = path.join(directory, 'dist'), version, development = false } = options;
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
    // Made aside and put in place whole: two builds of one version at once, or one that is cut off, harm nobody.
    const draft = path.join(dist, `.${publish}.${process.pid}`);
    try {
      await runRspack(await targets(directory, { version: publish, folder: draft, development }));
      // The package's own manifest says "type": "module"; federation's node builds are CommonJS.
      writeFileSync(path.join(draft, 'node', 'package.json'), '{"type":"commonjs"}\n');
      await precompress(path.join(draft, 'web'));
      writeJson(path.join(draft, 'release.json'), describe(manifest.name, publish, draft));
      if (!existsSync(path.join(folder, 'release.json'))) putInPlace(draft, folder);
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
  }
  writeJson(path.join(dist, 'live.json'), { version: publish });
  return { version: publish, built };
}

type Publication = Pick<BuildTarget, 'version' | 'folder' | 'development'>;

async function targets(directory: string, publication: Publication): Promise<Configuration[]> {
  const remoteFile = path.join(directory, 'remote.config.ts');
  if (existsSync(remoteFile)) {
    const { default: remote } = (await import(pathToFileURL(remoteFile).href)) as { default: RemoteConfig };
    const exposes = Object.fromEntries(Object.entries(remote.exposes).map(([name, file]) => [`./${name}`, file]));
    const common = {
      directory,
      ...publication,
      container: TEAMS[remote.team].container,
      role: 'consumer',
      exposes,
    } as const;
    return [rspackConfiguration({ ...common, side: 'web' }), rspackConfiguration({ ...common, side: 'node' })];
  }
  const { default: shell } = (await import(pathToFileURL(path.join(directory, 'shell.config.ts')).href)) as {
    default: ShellConfig;
  };
  const common = { directory, ...publication, container: 'shell', role: 'provider' } as const;
  return [
    rspackConfiguration({ ...common, side: 'web', ...shell.web }),
    rspackConfiguration({ ...common, side: 'node', ...shell.node }),
  ];
}

function runRspack(configurations: Configuration[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(configurations);
    compiler.run((fault, stats) => {
      compiler.close(() => {
        if (fault) return reject(fault);
        if (stats?.hasErrors()) return reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
        resolve();
      });
    });
  });
}

function describe(name: string, version: string, folder: string): Release {
  const web = path.join(folder, 'web');
  const files = fileIntegrities(web);
  const main = Object.keys(files).find((file) => /^main\.[0-9a-f]+\.js$/.test(file));
  const { entry, modules } = main ? shellModules(main, files) : remoteModules(web);
  return {
    name,
    version,
    contractVersion: CONTRACT_VERSION,
    commit: commit(),
    web: { entry, modules, files },
    node: { entry: main ? 'server.js' : 'remoteEntry.js', files: fileIntegrities(path.join(folder, 'node')) },
  };
}

function shellModules(main: string, files: Release['web']['files']) {
  const css = Object.keys(files).filter((file) => /^main\.[0-9a-f]+\.css$/.test(file));
  return { entry: main, modules: { main: { js: [main], css } } };
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

// Written aside and renamed, so that nobody ever reads half a file.
function writeJson(file: string, content: unknown): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(content, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}
