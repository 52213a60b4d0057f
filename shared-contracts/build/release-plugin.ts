import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Compiler } from '@rspack/core';
import { OPEN_FOLDER } from '../contract/server/release.ts';
import type { Serves } from '../contract/server/serves.ts';
import type { BuildSource } from './build-source.ts';
import { keepPrivate } from './private-files.ts';
import { isBuilt, type Publication, publish } from './publication.ts';
import { webFiles, writeRelease } from './write-release.ts';

interface ReleaseOptions extends Pick<BuildSource, 'directory' | 'container' | 'exposes' | 'open'> {
  readonly publication: Publication;
  /** Both sides are built in this folder first, so that a concurrent or interrupted build leaves no incomplete release. */
  readonly draft: string;
  readonly serves?: Serves;
}

/** One plugin for the compilers of both sides: when both are built, release.json is written and the release published. */
export function releasePlugin({ publication, draft, serves, ...target }: ReleaseOptions) {
  const { name, version, sources, folder, apart } = publication;
  const started = performance.now();
  const { open } = target;
  const sides: Compilation[] = [];
  return ({ hooks }: Compiler) => {
    hooks.done.tap('release', (stats) => {
      if (stats.hasErrors()) return;
      sides.push(stats.compilation);
      const web = sides.find(({ compiler }) => compiler.options.name === `${target.container}-web`);
      if (!web || sides.length < (open ? 3 : 2)) return;
      // Within the files that shells copy, check and serve; not before, as the web side cleans its folder.
      if (open) renameSync(path.join(draft, 'open'), path.join(draft, 'web', OPEN_FOLDER));
      keepPrivate(path.join(draft, 'web'), apart, sources);
      writeRelease({
        directory: target.directory,
        name,
        version,
        folder: draft,
        web: webFiles(web, target),
        serves,
        open,
      });
      if (!isBuilt(publication)) {
        rmSync(folder, { recursive: true, force: true });
        renameSync(draft, folder);
      }
      publish(publication, `built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    });
    hooks.shutdown.tap('release', () => rmSync(draft, { recursive: true, force: true }));
  };
}
