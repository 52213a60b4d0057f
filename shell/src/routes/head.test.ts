import { installWords, type PageHead } from 'shared-contracts';
import { STORE_PATHS } from 'shared-contracts/remote/store-paths';
import type { RemoteModules } from '../composition/remote-modules.ts';
import arabic from '../words.ar.ts';
import { headTags } from './head-tags.ts';
import { applyHead } from './navigated-head.ts';
import { resolveHead } from './page-head.ts';
import type { StoreRouteHandle } from './route-handle.ts';

installWords('shell', 'ar', arabic);

/** The head of a path of the registry whose page says this about itself. */
function headOf(path: string, head: PageHead, { pathname = path, search = '' } = {}) {
  const storePath = STORE_PATHS.find((known) => known.path === path);
  const handle = storePath && ({ page: storePath.page, storePath } satisfies StoreRouteHandle);
  const modules = { loaded: () => ({ page: { head: () => head } }) } as unknown as RemoteModules;
  return resolveHead(
    [{ pathname, handle, data: null }],
    modules,
    { storeName: 'Kashtha & Co.', tagline: 'Furniture made to be lived with.' },
    search,
  );
}

/** What the tags say, by the name a crawler knows them by. */
function read(head: ReturnType<typeof headOf>): Record<string, string[]> {
  const tags: Record<string, string[]> = {};
  for (const { attributes } of headTags(head, 'https://store.example')) {
    const key = attributes.hreflang ?? attributes.rel ?? attributes.property ?? attributes.name ?? '';
    tags[key] = [...(tags[key] ?? []), attributes.href ?? attributes.content ?? ''];
  }
  return tags;
}

test('a product page says everything that a search engine and a link preview ask for [SH-18]', () => {
  const head = headOf(
    '/collections/:category/:product',
    {
      title: 'Sofa | Kashtha & Co.',
      description: 'Deep seats.',
      canonical: '/collections/sofas/sofa',
      image: '/media/1/720.jpg',
    },
    { pathname: '/ar/collections/sofas/sofa' },
  );
  expect(read(head)).toEqual({
    description: ['Deep seats.'],
    canonical: ['https://store.example/ar/collections/sofas/sofa'],
    en: ['https://store.example/collections/sofas/sofa'],
    ar: ['https://store.example/ar/collections/sofas/sofa'],
    'x-default': ['https://store.example/collections/sofas/sofa'],
    'og:type': ['product'],
    'og:site_name': ['Kashtha & Co.'],
    'og:title': ['Sofa | Kashtha & Co.'],
    'og:description': ['Deep seats.'],
    'og:url': ['https://store.example/ar/collections/sofas/sofa'],
    'og:image': ['https://store.example/media/1/720.jpg'],
    'og:locale': ['ar_AR'],
    'og:locale:alternate': ['en_IN'],
    'twitter:card': ['summary_large_image'],
  });
});

test.each(['/Cart', '/Login', '/myorders', '/Checkout'])(
  '%s is noindex and has the other tags all the same [SH-18]',
  (path) => {
    const tags = read(headOf(path, { title: 'Kashtha & Co.' }));
    expect(tags).toMatchObject({
      robots: ['noindex'],
      canonical: [`https://store.example${path}`],
      ar: [`https://store.example/ar${path}`],
      'og:image': ['https://store.example/preview.jpg'],
    });
    expect(tags.description?.[0]).not.toBe('');
  },
);

test('a page that says nothing about itself is described in its own language [SH-18]', () => {
  const { description } = headOf('/Aboutus', { title: 'About' }, { pathname: '/ar/Aboutus' });
  expect(description).toMatch(/[\u0600-\u06ff]/);
});

test('a query that the page does not claim makes it noindex [SH-18]', () => {
  expect(headOf('/Blog', { title: 'Blog' }).noindex).toBe(false);
  expect(headOf('/Blog', { title: 'Blog' }, { search: '?sort=oldest' }).noindex).toBe(true);
  expect(headOf('/Blog', { title: 'Blog', noindex: false }, { search: '?page=2' }).noindex).toBe(false);
});

test('an address without a route has neither a canonical spelling nor languages [SH-11]', () => {
  const tags = read(headOf('/no-such-path', { title: '' }));
  expect(tags.robots).toEqual(['noindex']);
  expect(Object.keys(tags)).not.toEqual(expect.arrayContaining(['canonical']));
  expect(tags.ar).toBeUndefined();
});

// An unknown product's 404 named itself as the canonical page.
test('what is not there has neither a canonical spelling nor languages [SH-11] [SH-18]', () => {
  const tags = read(headOf('/collections/:category/:product', { title: '', noindex: true, absent: true }));
  expect(tags.robots).toEqual(['noindex']);
  expect([tags.canonical, tags.ar, tags['x-default']]).toEqual([undefined, undefined, undefined]);
});

test('a navigation leaves nothing of the page before in the head, and nothing else out of it [SH-18]', () => {
  document.head.innerHTML =
    '<meta name="viewport" content="w"><meta name="keywords" content="old"><link rel="icon" href="/i">';
  applyHead(headOf('/Cart', { title: 'Cart', structuredData: [{ '@type': 'Thing' }] }));
  applyHead(headOf('/Aboutus', { title: 'About', description: 'Us' }));
  expect(document.title).toBe('About');
  const all = (selector: string) => [...document.head.querySelectorAll(selector)].map((tag) => tag.outerHTML);
  expect(all('meta[name=description]')).toEqual(['<meta name="description" content="Us">']);
  expect(all('link[rel=canonical]')).toEqual([`<link rel="canonical" href="${location.origin}/Aboutus">`]);
  expect(all('link[rel=alternate]')).toHaveLength(3);
  expect(all('meta[name=keywords], meta[name=robots], script')).toEqual([]);
  expect(all('meta[name=viewport], link[rel=icon]')).toHaveLength(2);
});
