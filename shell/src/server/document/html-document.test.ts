/** @jest-environment node */
import type { BootData } from '../../composition/boot-data.ts';
import type { ResolvedHead } from '../../routes/page-head.ts';
import { renderDocument } from './html-document.ts';

const head: ResolvedHead = {
  title: 'Sofas',
  language: 'en',
  canonical: '/collections/sofas',
  noindex: false,
  alternates: { en: '/collections/sofas', ar: '/ar/collections/sofas' },
};
const boot = { frame: { site: { storeName: '</script><b>' } } } as unknown as BootData;
const assets = {
  main: '/assets/1/main.js',
  scripts: ['/remotes/mfe-catalog/1/remoteEntry.js'],
  styles: ['/assets/1/main.css'],
};
const written = (changes: Partial<ResolvedHead> = {}, html = '<h1>Sofas</h1>') =>
  renderDocument({ head: { ...head, ...changes }, boot, html, origin: 'https://store.example', assets });

describe('the document', () => {
  test('names every script and style of the page, so that one level of requests brings them all [PERF-02]', () => {
    const html = written();
    expect(html).toContain('<link rel="preload" as="script" href="/remotes/mfe-catalog/1/remoteEntry.js">');
    expect(html).toContain('<link rel="stylesheet" href="/assets/1/main.css">');
    expect(html).toContain('<script async src="/assets/1/main.js"></script>');
  });

  test('no inline script in it runs [SEC-01]', () => {
    const inline = [
      ...written({ structuredData: [{ name: '</script><script>alert(1)</script>' }] }).matchAll(
        /<script(?![^>]*\ssrc=)([^>]*)>/g,
      ),
    ];
    expect(inline.length).toBeGreaterThan(0);
    for (const [, attributes] of inline) expect(attributes).toMatch(/type="application\/(ld\+)?json"/);
  });

  test('titles and descriptions from data are escaped', () => {
    const html = written({ title: '</title><script>1</script>', description: '"><img src=x onerror=1>' });
    expect(html).toContain('<title>&lt;/title>&lt;script>1&lt;/script></title>');
    expect(html).not.toContain('"><img');
  });

  test('an indexed page has a canonical link and both languages, a private one neither [SH-18]', () => {
    expect(written()).toContain('<link rel="canonical" href="https://store.example/collections/sofas">');
    expect(written()).toContain('hreflang="ar" href="https://store.example/ar/collections/sofas"');
    const hidden = written({ noindex: true, alternates: {} });
    expect(hidden).toContain('<meta name="robots" content="noindex">');
    expect(hidden).not.toContain('rel="canonical"');
  });

  test('an Arabic page runs right to left [SH-16]', () => {
    expect(written({ language: 'ar' })).toMatch(/^<!doctype html><html lang="ar" dir="rtl">/);
  });
});
