import type { ProvidedRuntime } from './provide-bundler-runtime.ts';

/**
 * Replaces federation's bundler runtime in remotes' web builds by the one that the shell provides. Only the shell loads
 * remotes, so it is there before; like React, the shell decides its version.
 */
const provided = (globalThis as unknown as { _FEDERATION_BUNDLER_RUNTIME: ProvidedRuntime })
  ._FEDERATION_BUNDLER_RUNTIME;

export default {
  attachShareScopeMap: provided.attachShareScopeMap,
  runtime: provided.runtime,
  // Each container needs its own.
  bundlerRuntime: { ...provided.bundlerRuntime, S: {} },
  bundlerRuntimeOptions: {},
};
