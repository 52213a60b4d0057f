import type { Compiler } from '@rspack/core';
import { writeStyleTypes } from './style-types.ts';

/** Writes the types of the CSS modules below these folders before each build. */
export class StyleTypesPlugin {
  readonly folders: readonly string[];

  constructor(...folders: readonly string[]) {
    this.folders = folders;
  }

  apply({ hooks }: Compiler): void {
    for (const hook of [hooks.beforeRun, hooks.watchRun])
      hook.tap('style types', () => this.folders.forEach(writeStyleTypes));
  }
}
