/** @jest-environment node */
import { STORE_PATHS } from 'shared-contracts/remote/store-paths';
import { composedOf } from '../rendering/composed.ts';
import { publishedRelease } from '../testing/published-release.ts';
import { compositionTags, isForEdges } from './edge-pages.ts';

const theirs = {
  path: '/stores/:city',
  page: 'stores/pages/city',
  audience: 'public',
  query: ['near'],
  indexed: true,
  ownDocument: false,
} as const;
const paths = [...STORE_PATHS, theirs];
const mayStore = (address: string) => isForEdges(new URL(address, 'https://store.example'), paths);

test.each([
  '/',
  '/ar',
  '/collections/sofas',
  '/ar/collections/sofas/oak-sofa',
  '/ProductListing?page=2&material=1',
  '/Blog?page=2',
  '/Cart',
  '/Checkout',
  '/Account',
  '/stores/pune',
])('an edge may store %s, which is the same for everybody [SCALE-01]', (address) =>
  expect(mayStore(address)).toBe(true),
);

test.each([
  '/myorders/OR-2026-7QK2ZD',
  '/ar/myorders/OR-2026-7QK2ZD',
  '/myorders?page=2',
  '/track-order?number=OR-2026-7QK2ZD',
  '/stock-notice?token=abc',
  '/enquiry?number=1&proof=abc',
  '/unsubscribe?reader=abc',
  '/payment',
  '/ProductListing?SearchTerm=asha+rao',
  '/Faqs?q=asha',
  '/stores/pune?near=12+Workshop+Lane',
  '/no-such-page',
])('it may not store %s, which somebody in particular asks for, or nobody [SCALE-01]', (address) =>
  expect(mayStore(address)).toBe(false),
);

test('documents are found by their composition, each release in it, and their language [SCALE-01]', () => {
  const composed = composedOf({ catalog: publishedRelease('mfe-catalog', '1.2.0') });
  expect(compositionTags(composed, 'ar')).toEqual([
    `composition:${composed.web.id}`,
    'release:mfe-catalog/1.2.0',
    'language:ar',
  ]);
});
