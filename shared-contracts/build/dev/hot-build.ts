import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { type Compilation, type Configuration, rspack, type Stats } from '@rspack/core';
import { type Team, teamOfPackage } from '../../contract/remote/teams.ts';
import { goLive } from '../live-file.ts';
import type { Source } from '../preset.ts';
import { manifestOf } from '../publication.ts';
import { rspackConfiguration } from '../rspack-preset.ts';
import { writeStyleTypes } from '../style-types.ts';
import { webFiles, writeRelease } from '../write-release.ts';
import type { BuildNews } from './browser/page-client.ts';

interface HotBuildOptions {
  /** Absolute path of the remote's package. */
  readonly directory: string;
  /** An empty folder: `build/web` has the newest web files, `dist` the releases. */
  readonly work: string;
  /** A save was noticed. */
  readonly onStart: () => void;
  /** The web side is built, or a side has faults. */
  readonly onNews: (news: BuildNews) => void;
  /** A release with both sides is live. */
  readonly onRelease: (version: string) => void;
}

export interface HotBuild {
  /** The package's. */
  readonly name: string;
  readonly team: Team;
  /** The name of the newest entry script in the folder of the web files. */
  entry(): string;
  close(): Promise<void>;
}

/** Earlier releases that stay on the disk; the shell may still be copying one. */
const RETAINED = 3;

/** Builds a remote for development at every save: its web side with replaceable modules, and a release of both sides. */
export async function startHotBuild({ directory, work, ...tell }: HotBuildOptions): Promise<HotBuild> {
  const { name, version } = manifestOf(directory);
  const team = teamOfPackage(name);
  if (!team) throw new Error(`${name} is no remote`);
  const output = path.join(work, 'build');
  const dist = path.join(work, 'dist');
  // The shell takes a version for one content, also after a restart.
  const session = Date.now().toString(36);
  const { default: config } = (await import(pathToFileURL(path.join(directory, 'rspack.config.ts')).href)) as {
    readonly default: { readonly source: Source };
  };
  const target = { ...config.source, version: `${version}-dev`, folder: output, development: true };
  const compiler = rspack([
    rspackConfiguration({ ...target, side: 'web', hot: true }),
    rspackConfiguration({ ...target, side: 'node' }),
  ]);
  const [web] = compiler.compilers;
  if (!web) throw new Error('rspack made no compiler');
  web.hooks.watchRun.tap('dev', () => {
    writeStyleTypes(directory);
    tell.onStart();
  });
  // Before the server's side is built: the open page waits for this one alone.
  web.hooks.done.tap('dev', (stats) => {
    if (!stats.hasErrors()) tell.onNews({ hash: stats.hash ?? '', faults: '' });
  });

  let entry = '';
  let releases = 0;
  const publish = (webSide: Compilation, nodeSide: Compilation) => {
    releases += 1;
    const release = `${version}-dev.${session}.${releases}`;
    const folder = path.join(dist, release);
    copyAssets(webSide, path.join(output, 'web'), path.join(folder, 'web'), /\.map$|\.hot-update\./);
    copyAssets(nodeSide, path.join(output, 'node'), path.join(folder, 'node'));
    const built = webFiles(webSide, target);
    entry = built.entry;
    writeRelease(name, release, folder, built, target.serves);
    goLive(dist, release);
    rmSync(path.join(dist, `${version}-dev.${session}.${releases - RETAINED}`), { recursive: true, force: true });
    tell.onRelease(release);
  };
  const watching = compiler.watch({}, (fault, both) => {
    const [webSide, nodeSide] = both?.stats ?? [];
    const failed = [webSide, nodeSide].find((stats) => stats?.hasErrors());
    if (fault || failed) tell.onNews({ hash: '', faults: fault?.message ?? faultsOf(failed) });
    else if (webSide && nodeSide) publish(webSide.compilation, nodeSide.compilation);
  });
  return {
    name,
    team,
    entry: () => entry,
    close: () => new Promise((resolve) => watching?.close(() => compiler.close(() => resolve()))),
  };
}

function faultsOf(stats: Stats | undefined): string {
  return stripVTControlCharacters(stats?.toString({ preset: 'errors-only' }) ?? '');
}

function copyAssets(compilation: Compilation, from: string, to: string, except?: RegExp): void {
  for (const { name } of compilation.getAssets())
    if (!except?.test(name)) cpSync(path.join(from, name), path.join(to, name));
}

/** Builds the script that the development server puts first into every document. */
export function buildPageClient(folder: string): Promise<string> {
  const configuration: Configuration = {
    mode: 'development',
    devtool: false,
    target: ['web', 'es2022'],
    entry: { client: path.join(import.meta.dirname, 'browser/page-client.ts') },
    output: { path: folder },
    module: {
      rules: [
        {
          test: /\.ts$/,
          type: 'javascript/auto',
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      ],
    },
  };
  return new Promise((resolve, reject) => {
    const compiler = rspack(configuration);
    compiler.run((fault, stats) => {
      const faults = stats?.hasErrors() ? stats.toString('errors-only') : '';
      compiler.close(() =>
        fault || faults ? reject(fault ?? new Error(faults)) : resolve(path.join(folder, 'client.js')),
      );
    });
  });
}
