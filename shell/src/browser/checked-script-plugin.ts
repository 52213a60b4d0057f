import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * Loads remote entries with the integrity that their composition names. Mode and integrity must equal those of the
 * document's preload links, or the browser fetches every entry twice.
 */
export default function checkedScriptPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'checked-script',
    createScript({ url, remoteInfo }) {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      // As registered by `createRemoteModules`.
      const { integrity } = remoteInfo as { readonly integrity?: string };
      if (integrity) script.integrity = integrity;
      return script;
    },
  };
}
