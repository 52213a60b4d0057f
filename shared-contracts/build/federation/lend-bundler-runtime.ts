import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { attachShareScopeMap, bundlerRuntime, runtime } from '@module-federation/webpack-bundler-runtime';
// Left out of the glue of a shell, which exposes nothing itself.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

type InstanceOptions = Parameters<typeof runtime.createInstance>[0];

/** What a remote's build takes from the shell's instead of bringing its own: see borrowed-bundler-runtime.ts. */
export interface LentRuntime {
  readonly attachShareScopeMap: typeof attachShareScopeMap;
  readonly bundlerRuntime: typeof bundlerRuntime;
  readonly runtime: Omit<typeof runtime, 'init'> & { init(options: InstanceOptions): unknown };
}

/** In the shell's bundle: federation's glue between bundler and runtime exists once in a page, not once per remote. */
export default function lendBundlerRuntime(): ModuleFederationRuntimePlugin {
  const lent: LentRuntime = {
    attachShareScopeMap,
    bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
    runtime: { ...runtime, init },
  };
  Object.assign(globalThis, { _FEDERATION_BUNDLER_RUNTIME: lent });
  return { name: 'lend-bundler-runtime' };
}

/** The original keeps the last instance made as its own: lent to others, it would take a remote for the shell. */
function init(options: InstanceOptions) {
  const known = runtime.getInstance(({ name }) => name === options.name);
  if (!known) return runtime.createInstance({ ...options, id: options.id || '' });
  known.initOptions(options);
  return known;
}
