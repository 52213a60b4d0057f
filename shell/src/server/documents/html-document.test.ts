/** @jest-environment node */
import { createHash } from 'node:crypto';
import type { BootData } from '../../composition/boot-data.ts';
import type { ResolvedHead } from '../../routes/page-head.ts';
import { previewRibbon } from '../previews/preview-ribbon.ts';
import { renderDocument } from './html-document.ts';
import { securityHeaders } from './security-headers.ts';

const head: ResolvedHead = {
  title: 'Sofas',
  language: 'en',
  canonical: '/collections/sofas',
  noindex: false,
  alternates: { en: '/collections/sofas', ar: '/ar/collections/sofas' },
};
const boot = {
  layout: {
    site: {
      storeName: '</script><b>',
      phone: '+91 80000 00000',
      email: 'care@store.example',
      whatsapp: '918000000000',
    },
  },
} as unknown as BootData;
const assets = {
  main: { href: '/assets/1/main.js', integrity: 'sha256-main' },
  scripts: [{ href: '/remotes/mfe-catalog/1/remoteEntry.js', integrity: 'sha256-entry' }],
  fonts: ['/assets/1/assets/figtree.woff2'],
  styles: [
    { href: '/assets/1/main.css', integrity: 'sha256-css', text: 'h1{color:red}' },
    {
      href: '/remotes/mfe-catalog/1/a.1234abcd.css',
      integrity: 'sha256-a',
      text: 'p{margin:0}',
      chunk: 'mfe_catalog:chunk-a',
    },
    { href: '/remotes/mfe-catalog/1/lost.css', integrity: 'sha256-lost' },
  ],
};
const written = (changes: Partial<ResolvedHead> = {}, html = '<h1>Sofas</h1>') =>
  renderDocument({ head: { ...head, ...changes }, boot, html, origin: 'https://store.example', assets });

describe('a browser without JavaScript', () => {
  test.each([
    ['en', 'please order by phone, WhatsApp or email', '/ProductListing'],
    ['ar', 'يمكنك الطلب هاتفيًا', '/ar/ProductListing'],
  ] as const)('reads in %s what needs it, how to order, and can search [SH-24]', (language, text, listing) => {
    const [notice] = /<body><noscript>.*?<\/noscript>/.exec(written({ language })) ?? [];
    expect(notice).toContain(text);
    expect(notice).toContain('href="tel:+918000000000"');
    expect(notice).toContain('href="https://wa.me/918000000000"');
    expect(notice).toContain('href="mailto:care@store.example"');
    expect(notice).toContain(`<form action="${listing}">`);
  });
});

test("the owner's colours stand over the storefront's, on the phone's frame too [API-10]", () => {
  const coloured = {
    ...boot,
    layout: { site: { ...boot.layout.site, colours: { brand: '#203040', action: '#0A5C5C' } } },
  } as unknown as BootData;
  const html = renderDocument({ head, boot: coloured, html: '', origin: 'https://store.example', assets });
  expect(html).toContain('<meta name="theme-color" content="#203040">');
  expect(html).toMatch(/<style>:root\{[^<]*--walnut:#203040;[^<]*--clay:#0A5C5C;/);
  expect(html.indexOf('--walnut:#203040')).toBeGreaterThan(html.indexOf('h1{color:red}'));
  expect(written()).not.toContain('--walnut:');
});

describe('the document', () => {
  test('names every script and style of the page, so that one level of requests brings them all [PERF-02]', () => {
    const html = written();
    expect(html).toContain('<link rel="preload" as="script" href="/remotes/mfe-catalog/1/remoteEntry.js"');
    expect(html).toContain('<link rel="preload" as="script" href="/assets/1/main.js"');
    expect(html).toContain('<script data-main="/assets/1/main.js" data-integrity="sha256-main">');
  });

  test('names what its signed release says each script and style sheet is, and the mode the bundler loads them in [SEC-07]', () => {
    const links = [...written().matchAll(/<link rel="(?:preload" as="script|stylesheet)"(?![^>]*disabled)[^>]*>/g)];
    expect(
      links.map(([link]) =>
        [/href="([^"]*)"/, /integrity="([^"]*)"/, /crossorigin="([^"]*)"/].map((part) => part.exec(link)?.[1]),
      ),
    ).toEqual([
      ['/remotes/mfe-catalog/1/lost.css', 'sha256-lost', ''],
      ['/assets/1/main.js', 'sha256-main', ''],
      ['/remotes/mfe-catalog/1/remoteEntry.js', 'sha256-entry', ''],
    ]);
  });

  test('inlines its styles, marked so that no chunk fetches them again; a missing file is linked [PERF-02]', () => {
    const html = written();
    expect(html).toContain('<style>h1{color:red}</style>');
    expect(html).toContain(
      '<style>p{margin:0}</style><link rel="stylesheet" href="/remotes/mfe-catalog/1/a.1234abcd.css" disabled="" media="not all" data-rspack="mfe_catalog:chunk-a">',
    );
    expect([...html.matchAll(/<link[^>]*href="[^"]*\.css"(?! disabled)[^>]*>/g)].map(([link]) => link)).toEqual([
      '<link rel="stylesheet" href="/remotes/mfe-catalog/1/lost.css" integrity="sha256-lost" crossorigin="">',
    ]);
  });

  test('what is seen comes before what makes it work [PERF-02]', () => {
    const html = written({ preload: { srcSet: '/media/1/360.avif 360w', sizes: '100vw', type: 'image/avif' } });
    const order = ['as="image"', '<style>', 'as="script"', '<h1>Sofas</h1>', 'id="boot"'].map((part) =>
      html.indexOf(part),
    );
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(html).toMatch(/<link[^>]*type="image\/avif" imagesrcset="[^"]+"[^>]*fetchpriority="high">/);
  });

  test('its only executable inline script is the one that the policy allows [SEC-01]', () => {
    const html = written({ structuredData: [{ name: '</script><script>alert(1)</script>' }] });
    const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>(.*?)<\/script>/gs)];
    const running = inline.filter(([, attributes]) => !/type="application\/(ld\+)?json"/.test(attributes ?? ''));
    const hash = createHash('sha256')
      .update(running[0]?.[2] ?? '')
      .digest('base64');
    expect(running).toHaveLength(1);
    expect(securityHeaders({ scriptOrigins: [], secure: false })['content-security-policy']).toContain(
      `script-src 'self' 'sha256-${hash}';`,
    );
  });

  test('says which third parties its policy lets in [SEC-01]', () => {
    expect(written()).toContain('<html lang="en" dir="ltr"><head>');
    const html = renderDocument({ head, boot, html: '', origin: 'https://store.example', assets, embeds: ['map'] });
    expect(html).toContain('<html lang="en" dir="ltr" data-embeds="map"><head>');
  });

  test('titles and descriptions from data are escaped', () => {
    const html = written({ title: '</title><script>1</script>', description: '"><img src=x onerror=1>' });
    expect(html).toContain('<title>&lt;/title>&lt;script>1&lt;/script></title>');
    expect(html).not.toContain('"><img');
  });

  test('a page has a canonical link and both languages, a path without a route neither [SH-18]', () => {
    expect(written()).toContain('<link rel="canonical" href="https://store.example/collections/sofas">');
    expect(written()).toContain('hreflang="ar" href="https://store.example/ar/collections/sofas"');
    const unknown = written({ noindex: true, alternates: {} });
    expect(unknown).toContain('<meta name="robots" content="noindex">');
    expect(unknown).not.toContain('rel="canonical"');
  });

  test('an Arabic page runs right to left [SH-16]', () => {
    expect(written({ language: 'ar' })).toMatch(/^<!doctype html><html lang="ar" dir="rtl">/);
  });
});

test.each([
  ['en', 'Not released, seen by you alone: <bdi dir="ltr">mfe-catalog 1.2.0</bdi>', 'Leave the preview'],
  ['ar', 'ولا يراه غيرك: <bdi dir="ltr">mfe-catalog 1.2.0</bdi>', 'إنهاء المعاينة'],
  // Whose words are data, which no document brings here.
  ['fr', 'Not released', 'Leave the preview'],
] as const)('a preview says so in %s, next to what the browser hydrates [OPS-16]', (language, text, leave) => {
  const ribbon = previewRibbon(language, { remote: 'mfe-catalog', version: '1.2.0' });
  const html = renderDocument({ head, boot, html: '<h1>Sofas</h1>', origin: 'https://store.example', assets, ribbon });
  expect(html).toContain('</a></aside><div id="store"><h1>Sofas</h1></div>');
  expect(html).toContain(text);
  expect(html).toContain(`<a href="?preview=leave"`);
  expect(html).toContain(`>${leave}</a>`);
});
