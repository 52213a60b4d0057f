import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * Loads remote entries as scripts without `crossorigin`: the mode must match the document's preload links, or the
 * browser fetches every entry twice.
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
