import { sampleSite } from 'shared-contracts/testing/sample-site';
import type { ResolvedHead } from './page-head.ts';
import { structuredData } from './structured-data.ts';

const head = (change: Partial<ResolvedHead> = {}): ResolvedHead => ({
  title: 'Store',
  language: 'en',
  canonical: '/',
  noindex: false,
  alternates: {},
  ...change,
});
const layout = { site: sampleSite, logo: { url: '/media/logo.png', alt: 'Kashtha' } };
const read = (change: Partial<ResolvedHead> = {}, around = layout) =>
  structuredData(head(change), 'https://store.example', around) as readonly Record<string, unknown>[];

test('the home page says who the store is, with its address and logo, in every language [SH-18]', () => {
  for (const canonical of ['/', '/ar']) {
    expect(read({ canonical, structuredData: [{ '@type': 'FurnitureStore' }] })).toMatchObject([
      { '@type': 'FurnitureStore' },
      {
        '@type': 'Organization',
        '@id': 'https://store.example/#organization',
        name: 'Kashtha & Co.',
        legalName: 'Sample Furniture Private Limited',
        url: 'https://store.example/',
        logo: 'https://store.example/media/logo.png',
        address: '12 Sample Road, Bengaluru, Karnataka 560001',
        sameAs: ['https://social.example/store'],
      },
      {
        '@type': 'WebSite',
        url: 'https://store.example/',
        publisher: { '@id': 'https://store.example/#organization' },
      },
    ]);
  }
});

test('a store says nothing of itself that its owner did not [SH-18]', () => {
  const site = { ...sampleSite, legalName: '', address: '', phone: '', email: '', social: [] };
  const [organization] = read({}, { ...layout, site });
  expect(Object.keys(organization ?? {})).toEqual(['@context', '@type', '@id', 'name', 'url', 'logo']);
});

test('other pages, and a home page that could not be shown, say nothing of the store [SH-18]', () => {
  expect(read({ canonical: '/Aboutus' })).toEqual([]);
  expect(read({ noindex: true })).toEqual([]);
});

test('the way to a page has the absolute addresses of its language [SH-18]', () => {
  const breadcrumb = [
    { name: 'الرئيسية', path: '/' },
    { name: 'المدونة', path: '/Blog' },
  ];
  expect(read({ language: 'ar', canonical: '/ar/Blog', breadcrumb })).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'الرئيسية', item: 'https://store.example/ar' },
        { position: 2, name: 'المدونة', item: 'https://store.example/ar/Blog' },
      ],
    },
  ]);
});
