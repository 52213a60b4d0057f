import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Compilation } from '@rspack/core';
import type { ServedTarget } from '../build-source.ts';
import { goLive } from '../live-file.ts';
import { manifestOf } from '../publication.ts';
import { webFiles, writeRelease } from '../write-release.ts';

/** Earlier releases that stay on the disk; the shell may still be copying one. */
const RETAINED = 3;

/** Makes each save a signed release in `work`/dist. */
export class SavedReleases {
  private readonly target: ServedTarget;
  private readonly dist: string;
  // The shell takes a version for one content, also after a restart.
  private readonly session = Date.now().toString(36);
  private count = 0;

  constructor(target: ServedTarget, work: string) {
    this.target = target;
    this.dist = path.join(work, 'dist');
  }

  /** Makes it live; returns its version. */
  publish(web: Compilation, node: Compilation): string {
    this.count += 1;
    const version = this.version(this.count);
    const folder = path.join(this.dist, version);
    copyAssets(web, path.join(folder, 'web'), /\.map$|\.hot-update\./);
    copyAssets(node, path.join(folder, 'node'));
    const { directory, serves } = this.target;
    writeRelease({
      directory,
      name: manifestOf(directory).name,
      version,
      folder,
      web: webFiles(web, this.target),
      serves,
    });
    goLive(this.dist, version);
    rmSync(path.join(this.dist, this.version(this.count - RETAINED)), { recursive: true, force: true });
    return version;
  }

  private version(nth: number): string {
    return `${manifestOf(this.target.directory).version}-dev.${this.session}.${nth}`;
  }
}

function copyAssets(compilation: Compilation, to: string, except?: RegExp): void {
  const from = compilation.outputOptions.path ?? '';
  for (const { name } of compilation.getAssets())
    if (!except?.test(name)) cpSync(path.join(from, name), path.join(to, name));
}
