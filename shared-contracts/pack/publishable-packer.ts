import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';

/** Writes @furniture/pack into a folder, ready for `npm publish`: one file, since Node runs no TypeScript below node_modules. */
export async function writePackerPackage(folder: string): Promise<void> {
  const compiler = rspack(bundleIn(folder));
  await new Promise<void>((resolve, reject) => {
    compiler.run((fault, stats) => {
      if (fault || stats?.hasErrors()) reject(fault ?? new Error(stats?.toString('errors-only')));
      else compiler.close((unclosed) => (unclosed ? reject(unclosed) : resolve()));
    });
  });
  const manifest = JSON.parse(readFileSync(path.join(import.meta.dirname, 'package.json'), 'utf8')) as object;
  writeFileSync(
    path.join(folder, 'package.json'),
    `${JSON.stringify({ ...manifest, bin: { 'furniture-pack': 'main.mjs' } }, null, 2)}\n`,
  );
  cpSync(path.join(import.meta.dirname, 'README.md'), path.join(folder, 'README.md'));
}

const bundleIn = (folder: string): Configuration => ({
  mode: 'production',
  devtool: false,
  target: 'node20',
  entry: { main: path.join(import.meta.dirname, 'main.ts') },
  output: { path: folder, filename: '[name].mjs', module: true, chunkFormat: 'module', library: { type: 'module' } },
  module: {
    rules: [
      {
        test: /\.ts$/,
        type: 'javascript/auto',
        loader: 'builtin:swc-loader',
        options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
      },
    ],
    parser: { javascript: { importMeta: false, url: false } },
  },
  optimization: { minimize: false },
  plugins: [new rspack.BannerPlugin({ banner: '#!/usr/bin/env node', raw: true })],
  stats: 'errors-only',
});
