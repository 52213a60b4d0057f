/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, type MultiStats, rspack } from '@rspack/core';
import { CONTRACT_VERSION } from '../contract/remote/contract-version.ts';
import { packRelease } from './pack-release.ts';

// Below the root, so that the plugin finds the versions of what is shared.
const CACHE = path.resolve(import.meta.dirname, '../../node_modules/.cache');

const lent = { singleton: true, import: false as const };
const library = { type: 'commonjs-module' } as const;

const sideOf = (folder: string, web: boolean): Configuration => ({
  mode: 'production',
  context: folder,
  devtool: false,
  target: web ? ['web', 'es2022'] : 'async-node',
  entry: {},
  output: {
    path: path.join(folder, 'dist', web ? 'web' : 'node'),
    publicPath: web ? 'auto' : '',
    uniqueName: 'mfe_gardens',
    crossOriginLoading: 'anonymous',
    ...(web ? {} : { library }),
  },
  plugins: [
    ...(web ? [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], htmlPlugin: false })] : []),
    new ModuleFederationPlugin({
      name: 'mfe_gardens',
      filename: 'remoteEntry.js',
      manifest: true,
      dts: false,
      exposes: {
        './pages/gardens': { import: './page.js', name: 'gardens' },
        './words/ar': { import: './words.js', name: 'words' },
      },
      shared: {
        react: { ...lent, requiredVersion: '^19.3.0' },
        'shared-contracts': { ...lent, version: CONTRACT_VERSION },
      },
      ...(web ? {} : { library }),
    }),
  ],
  stats: 'errors-only',
});

test('a plain build of Rspack becomes a release [OPS-24]', async () => {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(path.join(CACHE, 'packed-'));
  const compiler = rspack([sideOf(folder, true), sideOf(folder, false)]);
  try {
    writeFileSync(
      path.join(folder, 'page.js'),
      `import { createElement } from 'react';
       import { definePage } from 'shared-contracts';
       export const page = definePage({ Component: () => createElement('h1', null, 'Gardens'), head: () => ({ title: 'Gardens' }) });`,
    );
    writeFileSync(path.join(folder, 'words.js'), 'export default {};');
    writeFileSync(
      path.join(folder, 'furniture.release.json'),
      JSON.stringify({
        name: 'mfe-gardens',
        version: '1.0.0',
        node: { folder: 'dist/node', entry: 'remoteEntry.js' },
        serves: { pages: [{ path: '/gardens', page: 'pages/gardens', audience: 'public' }] },
      }),
    );
    const stats = await new Promise<MultiStats>((resolve, reject) => {
      compiler.run((fault, built) => (built ? resolve(built) : reject(fault)));
    });
    expect(stats.toString('errors-only')).toBe('');
    const release = await packRelease({ folder, dist: path.join(folder, 'releases'), commit: 'abc' });
    expect(release).toMatchObject({
      contractVersion: CONTRACT_VERSION,
      shared: { react: '19.3.0' },
      web: {
        entry: 'remoteEntry.js',
        modules: { 'pages/gardens': { js: ['gardens.js'] }, 'words/ar': { js: ['words.js'] } },
      },
    });
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
    rmSync(folder, { recursive: true });
  }
});
