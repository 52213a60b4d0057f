import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * Remote entries come from the store's own origin, so they are plain scripts: the mode must be that of the
 * document's preload links, or the browser fetches everything twice.
 */
export default function plainScriptPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'plain-script',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      return script;
    },
  };
}
