import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * Loads a remote's node build from the release store on this machine. The store holds only releases whose
 * files were checked against their integrity, so nothing that came over HTTP is evaluated unseen.
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
