import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { attachShareScopeMap, bundlerRuntime, runtime } from '@module-federation/webpack-bundler-runtime';
// Not part of a shell's bundler runtime, since a shell exposes nothing itself.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

type InstanceOptions = Parameters<typeof runtime.createInstance>[0];

/** Consumed by remotes, see consumed-bundler-runtime.ts. */
export interface ProvidedRuntime {
  readonly attachShareScopeMap: typeof attachShareScopeMap;
  readonly bundlerRuntime: typeof bundlerRuntime;
  readonly runtime: Omit<typeof runtime, 'init'> & { init(options: InstanceOptions): unknown };
}

/** In the shell's bundle, so that federation's bundler runtime exists once in a page, not once per remote. */
export default function provideBundlerRuntime(): ModuleFederationRuntimePlugin {
  const provided: ProvidedRuntime = {
    attachShareScopeMap,
    bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
    runtime: { ...runtime, init },
  };
  Object.assign(globalThis, { _FEDERATION_BUNDLER_RUNTIME: provided });
  return { name: 'provide-bundler-runtime' };
}

/** The original `init` stores the last instance globally: shared by remotes, it would mistake one for the shell. */
function init(options: InstanceOptions) {
  const known = runtime.getInstance(({ name }) => name === options.name);
  if (!known) return runtime.createInstance({ ...options, id: options.id || '' });
  known.initOptions(options);
  return known;
}
