/** @jest-environment node */
import { publishedRelease } from '../testing/published-release.ts';
import { documentAssets } from './document-assets.ts';

const shell = {
  ...publishedRelease('shell', '2.0.0', {
    web: {
      entry: 'main.js',
      modules: { main: { js: ['main.js'], css: ['main.css'], islands: [] } },
      files: {
        'main.js': 'sha256-main',
        'main.css': 'sha256-style',
        'words-ar.123.js': 'sha256-words',
        'words-ar.123.js.br': 'x',
        'other.js': 'x',
      },
    },
  }),
  address: '2.0.0~s',
};
const catalog = { ...publishedRelease('mfe-catalog', '1.0.0'), address: '1.0.0~c' };
const releases = { catalog };

describe('what a document names', () => {
  test('the shell, the entry of each remote once, and the chunks of the page’s modules [PERF-02] [SEC-07]', () => {
    const assets = documentAssets(shell, {
      releases,
      modules: ['catalog/pages/listing', 'catalog/pages/listing', 'account/pages/login'],
      language: 'en',
    });
    const { 'remoteEntry.js': entry, 'a.js': page } = catalog.web.files;
    expect(assets).toMatchObject({
      main: { href: '/assets/2.0.0~s/main.js', integrity: 'sha256-main' },
      styles: [{ href: '/assets/2.0.0~s/main.css', integrity: 'sha256-style' }],
      scripts: [
        { href: '/remotes/mfe-catalog/1.0.0~c/remoteEntry.js', integrity: entry },
        { href: '/remotes/mfe-catalog/1.0.0~c/a.js', integrity: page },
      ],
    });
  });

  test('of what can wait, the styles only [PERF-02]', () => {
    const a = { js: ['a.12345678.js'], css: ['a.12345678.css'], islands: [] };
    const assets = documentAssets(shell, {
      releases: { catalog: { ...catalog, web: { ...catalog.web, modules: { 'fragments/search': a } } } },
      modules: [],
      fragments: ['catalog/fragments/search'],
      language: 'en',
      styleSheets: ({ name, version }, file, base) => ({
        text: `/* ${name} ${version} ${base}${file} */`,
        classes: new Set(),
      }),
    });
    expect(assets.scripts).toEqual([]);
    expect(assets.styles).toEqual([
      {
        href: '/assets/2.0.0~s/main.css',
        integrity: 'sha256-style',
        text: '/* shell 2.0.0 /assets/2.0.0~s/main.css */',
        chunk: 'shell:chunk-main',
      },
      {
        href: '/remotes/mfe-catalog/1.0.0~c/a.12345678.css',
        text: '/* mfe-catalog 1.0.0 /remotes/mfe-catalog/1.0.0~c/a.12345678.css */',
        chunk: 'mfe_catalog:chunk-a',
      },
    ]);
  });

  test('of a module’s islands, the styles of those that the page shows [PERF-02]', () => {
    const a = { js: [], css: ['a.css'], islands: ['shown.css', 'closed.css'] };
    const { web } = publishedRelease('mfe-catalog', '1.0.0');
    const classes = { 'shown.css': 'mfe_catalog-rail', 'closed.css': 'mfe_catalog-drawer' } as Record<string, string>;
    const assets = documentAssets(shell, {
      releases: {
        catalog: publishedRelease('mfe-catalog', '1.0.0', { web: { ...web, modules: { 'pages/listing': a } } }),
      },
      modules: ['catalog/pages/listing'],
      language: 'en',
      html: '<aside class="wide mfe_catalog-rail">mfe_catalog-drawer</aside>',
      styleSheets: (_, file) => ({ text: file, classes: new Set([classes[file] ?? 'other']) }),
    });
    expect(assets.styles.map(({ text }) => text)).toEqual(['main.css', 'a.css', 'shown.css']);
  });

  test('an Arabic page names the shell’s Arabic texts too [SH-16]', () => {
    expect(documentAssets(shell, { releases, modules: [], language: 'ar' }).scripts).toEqual([
      { href: '/assets/2.0.0~s/words-ar.123.js', integrity: 'sha256-words' },
    ]);
  });
});
