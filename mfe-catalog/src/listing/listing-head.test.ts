import { fakeApi, reply } from 'shared-contracts/testing/fake-api';
import { categories, listItems } from '../testing/sample-catalogue.ts';
import { listingExtras } from '../testing/sample-facets.ts';
import { page } from './page.tsx';

const { api } = fakeApi(
  { 'get-categories-list': categories, 'get-all-products': reply.enveloped(listItems(10, 24), listingExtras()) },
  () => ({ token: '', userId: '' }),
);

describe('the head of a listing', () => {
  const head = async (path: string, category?: string) => {
    const outcome = await page.load?.({
      url: new URL(path, 'http://store.test'),
      params: { category },
      language: 'en',
      signal: new AbortController().signal,
      api,
    });
    if (outcome?.kind !== 'show') throw new Error('not shown');
    return page.head(outcome.data, { language: 'en', storeName: 'Kashtha & Co.' });
  };

  test('names the category, its canonical page and its first picture [SH-18]', async () => {
    expect(await head('/collections/sofas?page=2', 'sofas')).toMatchObject({
      title: 'Sofas, page 2 | Kashtha & Co.',
      canonical: '/collections/sofas?page=2',
      noindex: false,
      breadcrumb: [
        { name: 'Home', path: '/' },
        { name: 'Living Room', path: '/collections/living-room' },
        { name: 'Sofas', path: '/collections/sofas' },
      ],
      preload: { type: 'image/avif' },
    });
  });

  test.each(['?SearchTerm=sofa', '?type=2', '?sort=price-ascending'])(
    'keeps %s out of search engines [SH-18]',
    async (search) => {
      expect(await head(`/ProductListing${search}`)).toMatchObject({ noindex: true });
    },
  );
});
