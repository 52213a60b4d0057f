import type { MultiStats } from '@rspack/core';
import type { Rewrite } from './rewrite-document.ts';

/** The store that the remote is seen in. */
export interface StoreBehind {
  origin(): Promise<string>;
  /** Resolves when a document may be requested. */
  fresh(): Promise<void>;
  readonly rewrite: Rewrite;
  saved(): void;
  built(stats: MultiStats): void;
  stop(): Promise<void>;
}
