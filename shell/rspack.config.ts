import { shell } from 'shared-contracts/build/preset.ts';

export default shell(import.meta.dirname, {
  web: {
    entry: { main: './src/browser/main.ts' },
    runtimePlugins: [`${import.meta.dirname}/src/browser/checked-script-plugin.ts`],
  },
  node: {
    entry: { server: './src/renderer/server.ts' },
    runtimePlugins: [`${import.meta.dirname}/src/renderer/local-release-plugin.ts`],
  },
});
