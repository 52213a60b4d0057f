import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * Loads a remote's node build from the local release store, which checks the integrity of every file: no unchecked
 * code is evaluated.
 */
export default function localReleasePlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'local-release',
    async loadEntry({ remoteInfo }) {
      const { createRequire } = process.getBuiltinModule('node:module');
      return createRequire(remoteInfo.entry)(remoteInfo.entry);
    },
  };
}
