/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from 'shared-contracts/server/release';
import { createReleaseStore } from '../releases/release-store.ts';
import { FAKE_KEYS, publishedRelease } from '../testing/published-release.ts';
import { createStyleSheets, inlined } from './style-sheets.ts';

describe('an inlined style sheet', () => {
  test.each([
    ['url(assets/font.woff2)', 'url(/assets/1/assets/font.woff2)'],
    ['url("assets/font.woff2")', 'url("/assets/1/assets/font.woff2")'],
    ["url('assets/font.woff2')", "url('/assets/1/assets/font.woff2')"],
    ['url(data:image/png;base64,AA)', 'url(data:image/png;base64,AA)'],
    ['url(/media/1.avif)', 'url(/media/1.avif)'],
    ['url("https://elsewhere.example/a.png")', 'url("https://elsewhere.example/a.png")'],
    ['url(#gradient)', 'url(#gradient)'],
  ])('keeps its addresses: %s', (written, expected) => {
    expect(inlined(`a{background:${written}}`, '/assets/1/')).toBe(`a{background:${expected}}`);
  });

  test('cannot end its element [SEC-01]', () => {
    expect(inlined('a:after{content:"</style><script>alert(1)</script>"}', '/')).not.toContain('</style');
  });

  test('is read from the release store once; a missing or altered one is undefined [SEC-07]', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'styles-'));
    const integrity = integrityOf(Buffer.from('h1{color:red}'));
    const files = { 'main.css': integrity, 'altered.css': integrity, 'other.css': integrity };
    const shell = publishedRelease('shell', '1.0.0', { web: { entry: 'main.js', modules: {}, files } });
    const web = path.join(root, 'shell', shell.address, 'web');
    mkdirSync(web, { recursive: true });
    writeFileSync(path.join(web, 'main.css'), 'h1{color:red}');
    writeFileSync(path.join(web, 'altered.css'), 'h1{background:url(//evil.example)}');
    const styleSheets = createStyleSheets(createReleaseStore(root, FAKE_KEYS));
    const textOf = (file: string) => styleSheets(shell, file, '/assets/1.0.0/')?.text;
    expect([textOf('main.css'), textOf('altered.css')]).toEqual(['h1{color:red}', undefined]);
    rmSync(root, { recursive: true });
    expect([textOf('main.css'), textOf('other.css')]).toEqual(['h1{color:red}', undefined]);
  });
});
