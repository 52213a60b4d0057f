import { renameSync, rmSync } from 'node:fs';
import type { Compilation, Compiler } from '@rspack/core';
import type { Serves } from '../contract/server/serves.ts';
import { isBuilt, type Publication, publish } from './publication.ts';
import type { BuildTarget } from './rspack-preset.ts';
import { webFiles, writeRelease } from './write-release.ts';

interface ReleaseOptions extends Pick<BuildTarget, 'container' | 'exposes'> {
  readonly publication: Publication;
  /** Where both sides are built: a folder of its own, so that concurrent or interrupted builds leave no incomplete release. */
  readonly draft: string;
  readonly serves?: Serves;
}

/** One object for the compilers of both sides: when both are built, release.json is written and the release published. */
export class ReleasePlugin {
  readonly options: ReleaseOptions;
  private readonly built: Compilation[] = [];
  private sides = 0;

  constructor(options: ReleaseOptions) {
    this.options = options;
  }

  apply(compiler: Compiler): void {
    const started = performance.now();
    this.sides += 1;
    compiler.hooks.done.tap('release', (stats) => {
      if (stats.hasErrors()) return;
      this.built.push(stats.compilation);
      if (this.built.length === this.sides) this.release(started);
    });
    compiler.hooks.shutdown.tap('release', () => rmSync(this.options.draft, { recursive: true, force: true }));
  }

  private release(started: number): void {
    const { publication, draft, serves, ...target } = this.options;
    const web = this.built.find(({ compiler }) => compiler.platform.web);
    if (!web) throw new Error('a release needs a web side');
    writeRelease(publication.name, publication.version, draft, webFiles(web, target), serves);
    if (!isBuilt(publication)) {
      rmSync(publication.folder, { recursive: true, force: true });
      renameSync(draft, publication.folder);
    }
    publish(publication, `built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}
