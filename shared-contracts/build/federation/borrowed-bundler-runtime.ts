import type { LentRuntime } from './lend-bundler-runtime.ts';

/**
 * Stands in remotes' web builds where federation would bring its glue. The shell, which alone loads remotes, has put
 * it in place before; like React, its version is the shell's to choose.
 */
const lent = (globalThis as unknown as { _FEDERATION_BUNDLER_RUNTIME: LentRuntime })._FEDERATION_BUNDLER_RUNTIME;

export default {
  attachShareScopeMap: lent.attachShareScopeMap,
  runtime: lent.runtime,
  // Of each container its own, as when each brings its glue.
  bundlerRuntime: { ...lent.bundlerRuntime, S: {} },
  bundlerRuntimeOptions: {},
};
