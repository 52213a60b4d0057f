/** What the shell starts from on each side; the preset in shared-contracts/build does the rest. */
export default {
  web: {
    entry: { main: './src/browser/main.ts' },
    runtimePlugins: [`${import.meta.dirname}/src/browser/checked-script-plugin.ts`],
  },
  node: {
    entry: { server: './src/renderer/server.ts' },
    runtimePlugins: [`${import.meta.dirname}/src/renderer/local-release-plugin.ts`],
  },
};
