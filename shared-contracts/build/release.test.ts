/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack, type Stats } from '@rspack/core';
import { moduleAssets } from './release.ts';
import { chunkName, rspackConfiguration } from './rspack-preset.ts';

const PAGE = `import styles from './page.module.css';
export const page = { styles, island: () => import(/* webpackChunkName: "island" */ './island.ts') };`;
const ISLAND = `import styles from './island.module.css';
export const island = { styles, inner: () => import(/* webpackChunkName: "inner" */ './inner.ts') };`;

/** Built files of a remote with one page, by their names without hashes. */
async function assetsOf(files: Readonly<Record<string, string>>) {
  const directory = mkdtempSync(path.join(tmpdir(), 'remote-'));
  mkdirSync(path.join(directory, 'src'));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(directory, 'src', name), text);
  const configuration = rspackConfiguration({
    directory,
    container: 'mfe_sample',
    version: '1.0.0',
    folder: path.join(directory, 'dist'),
    side: 'web',
    role: 'consumer',
    development: true,
    exposes: { 'pages/sample': './src/page.ts' },
  });
  const compiler = rspack(configuration);
  try {
    const stats = await new Promise<Stats>((resolve, reject) => {
      compiler.run((fault, built) => (built ? resolve(built) : reject(fault)));
    });
    expect(stats.toString('errors-only')).toBe('');
    const { 'pages/sample': page } = moduleAssets(stats.compilation, { 'pages/sample': chunkName('pages/sample') });
    const plain = (names: readonly string[] = []) => names.map((name) => name.replace(/\.[0-9a-f]{8}\./, '.'));
    return { js: plain(page?.js), css: plain(page?.css), islands: plain(page?.islands) };
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
    rmSync(directory, { recursive: true });
  }
}

test('a release names the style sheets of a module and of its islands, without a list of them [PERF-02]', async () => {
  const assets = await assetsOf({
    'page.ts': PAGE,
    'page.module.css': '.page { color: red }',
    'island.ts': ISLAND,
    'island.module.css': '.island { color: green }',
    'inner.ts': `import styles from './inner.module.css'; export default styles;`,
    'inner.module.css': '.inner { color: blue }',
  });
  expect(assets).toEqual({
    js: ['pages-sample.js'],
    css: ['pages-sample.css'],
    islands: ['island.css', 'inner.css'],
  });
});

test('no file of an exposed module has a name that blockers of advertisements take [SH-12]', () => {
  const names = ['fragments/promo-banner', 'fragments/special-offers', 'pages/track-order', 'pages/offer'].map(
    chunkName,
  );
  expect(names).toEqual(['fragments-pr-ba', 'fragments-special-of', 'pages-tr-order', 'pages-of']);
});
