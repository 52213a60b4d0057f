import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { Release } from '../contract/server/release.ts';

const MANIFEST_FILE = 'mf-manifest.json';

const Files = v.object({ sync: v.array(v.string()), async: v.array(v.string()) });
const Assets = v.object({ js: Files, css: Files });

/** Of Module Federation 2, as Rspack, Rsbuild, webpack and Vite write it. */
const Manifest = v.object({
  metaData: v.object({
    globalName: v.string(),
    remoteEntry: v.object({ name: v.string(), path: v.string(), type: v.string() }),
  }),
  shared: v.array(
    v.object({ name: v.string(), version: v.nullish(v.string()), requiredVersion: v.nullish(v.unknown()) }),
  ),
  exposes: v.array(v.object({ path: v.string(), assets: Assets })),
});

interface Built {
  /** The global variable in which its entry script puts the container. */
  readonly container: string;
  readonly entry: string;
  /** Whether the entry is an ES module, which no shell loads as it is. */
  readonly isModule: boolean;
  readonly modules: Release['web']['modules'];
  /** The versions that the remote was built with, by package; '' where the build says none. */
  readonly shared: Readonly<Record<string, string>>;
}

/** What a browser build says of itself. @throws where it has no manifest of Module Federation 2 */
export function readBuild(folder: string): Built {
  const { metaData, exposes, shared } = v.parse(
    Manifest,
    JSON.parse(readFileSync(path.join(folder, MANIFEST_FILE), 'utf8')),
  );
  const { name, path: below, type } = metaData.remoteEntry;
  return {
    container: metaData.globalName,
    entry: path.posix.join(below, name),
    isModule: type === 'module',
    modules: Object.fromEntries(
      exposes.map(({ path: exposed, assets: { js, css } }) => [
        exposed.replace(/^\.\//, ''),
        { js: js.sync, css: css.sync, islands: css.async },
      ]),
    ),
    shared: Object.fromEntries(
      shared.map(({ name: key, version, requiredVersion }) => [packageOf(key), version || lowestOf(requiredVersion)]),
    ),
  };
}

/** 'react' of 'react/jsx-runtime'. */
function packageOf(key: string): string {
  return key.split('/', key.startsWith('@') ? 2 : 1).join('/');
}

/** '19.3.0' of '^19.3.0': builders that do not find a library say its range alone. */
function lowestOf(range: unknown): string {
  return (typeof range === 'string' && /\d+\.\d+\.\d+/.exec(range)?.[0]) || '';
}
