import type { Compiler } from '@rspack/core';
import { precompress } from './precompress.ts';

/** Compresses what was emitted. */
export class PrecompressPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('precompress', () => precompress(compiler.outputPath));
  }
}
