/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createReleaseStore } from '../releases/release-store.ts';
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

  test('is read from the release store once; a missing one is undefined', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'styles-'));
    const web = path.join(root, 'shell', '1.0.0', 'web');
    mkdirSync(web, { recursive: true });
    writeFileSync(path.join(web, 'main.css'), 'h1{color:red}');
    const styleSheets = createStyleSheets(createReleaseStore(root));
    expect(styleSheets('shell', '1.0.0', 'main.css', '/assets/1.0.0/')?.text).toBe('h1{color:red}');
    rmSync(root, { recursive: true });
    expect(styleSheets('shell', '1.0.0', 'main.css', '/assets/1.0.0/')?.text).toBe('h1{color:red}');
    expect(styleSheets('shell', '1.0.0', 'other.css', '/assets/1.0.0/')).toBeUndefined();
  });
});
