import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compilation } from '@rspack/core';
import { CONTRACT_VERSION } from '../contract/remote/contract-version.ts';
import type { Release } from '../contract/server/release.ts';
import type { Serves } from '../contract/server/serves.ts';
import { sealRelease } from '../pack/seal-release.ts';
import { buildEnvironment } from './build-environment.ts';
import type { OpenConfig } from './open/open-config.ts';
import { moduleAssets } from './release.ts';
import { type BuildTarget, chunkName } from './rspack-preset.ts';
import { sharedVersions } from './shared-dependencies.ts';

export type WebFiles = Pick<Release['web'], 'entry' | 'modules'>;

/** The files of the web side's modules. */
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

interface ReleaseParts extends Pick<Release, 'name' | 'version'> {
  /** Of the package. */
  readonly directory: string;
  /** With both sides. */
  readonly folder: string;
  readonly web: WebFiles;
  readonly serves: Serves | undefined;
  readonly open?: OpenConfig | undefined;
}

/** Writes release.json. */
export function writeRelease({ directory, name, version, folder, web, serves, open }: ReleaseParts): void {
  // The package's own manifest says "type": "module"; federation's node builds are CommonJS.
  writeFileSync(path.join(folder, 'node', 'package.json'), '{"type":"commonjs"}\n');
  sealRelease(folder, {
    name,
    version,
    contractVersion: CONTRACT_VERSION,
    shared: sharedVersions(directory),
    commit: commit(),
    ...(serves ? { serves } : {}),
    ...(open ? { open: { fragments: Object.keys(open.fragments), origins: [...open.origins] } } : {}),
    web,
    node: { entry: existsSync(path.join(folder, 'node/server.js')) ? 'server.js' : 'remoteEntry.js' },
  });
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    // An image built from an exported tree has no repository.
    return buildEnvironment().COMMIT;
  }
}
