import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig, rspack } from '@rsbuild/core';

const CONTAINER = 'mfe_designers';

/** The shell has these: a page has them once. */
const lent = (requiredVersion) => ({ singleton: true, import: false, requiredVersion });

const federation = {
  name: CONTAINER,
  filename: 'remoteEntry.js',
  manifest: true,
  dts: false,
  exposes: {
    './pages/designers': { import: './src/page.tsx', name: 'designers' },
    './words/ar': { import: './src/words.ar.ts', name: 'words-ar' },
  },
  shared: { react: lent('^19.3.0'), 'react/jsx-runtime': lent('^19.3.0'), 'shared-contracts': lent('^1.7.0') },
};
const library = { type: 'commonjs-module' };

export default defineConfig({
  server: { publicDir: false, cors: false },
  logLevel: 'warn',
  splitChunks: false,
  tools: {
    htmlPlugin: false,
    swc: { jsc: { transform: { react: { runtime: 'automatic' } } } },
  },
  environments: {
    web: {
      source: { entry: {} },
      output: { target: 'web', distPath: { root: 'dist/web' } },
      plugins: [pluginModuleFederation(federation, { environment: 'web' })],
      tools: {
        rspack: {
          output: { publicPath: 'auto', uniqueName: CONTAINER, crossOriginLoading: 'anonymous' },
          plugins: [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], htmlPlugin: false })],
        },
      },
    },
    node: {
      source: { entry: {} },
      output: { target: 'node', module: false, distPath: { root: 'dist/node' } },
      tools: {
        rspack: {
          target: 'async-node',
          output: { publicPath: '', library },
          plugins: [new ModuleFederationPlugin({ ...federation, library })],
        },
      },
    },
  },
});
