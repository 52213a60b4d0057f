import { renderToString } from 'react-dom/server.node';
import { createMemoryRouter } from 'react-router-dom';
import { ApiProvider, LanguageProvider, SiteProvider } from 'shared-contracts';
import { RouterProvider } from 'shared-contracts/router';
import { fakeApi } from 'shared-contracts/testing/fake-api';
import { reply } from 'shared-contracts/testing/render-page';
import { sampleSite } from 'shared-contracts/testing/sample-site';
import { categories, listItems } from '../testing/sample-catalogue.ts';
import { listingExtras } from '../testing/sample-facets.ts';
import { loadListing } from './load-listing.ts';
import { page } from './page.tsx';

test('the server writes the products and the room as items of one list [CAT-01]', async () => {
  const { api } = fakeApi(
    {
      'get-categories-list': categories.map((category) => ({ ...category, ImageUrl: '/media/room' })),
      'get-all-products': reply.enveloped(listItems(10, 24), listingExtras()),
    },
    () => ({ token: '', userId: '' }),
  );
  const url = new URL('https://store.example/ProductListing');
  const signal = new AbortController().signal;
  const outcome = await loadListing({ url, params: {}, language: 'en', api, signal });
  if (outcome.kind !== 'show') throw new Error('No listing');
  const router = createMemoryRouter([{ path: '*', element: <page.Component data={outcome.data} /> }]);
  const written = document.createElement('div');
  written.innerHTML = renderToString(
    <ApiProvider value={api}>
      <LanguageProvider language="en">
        <SiteProvider value={sampleSite}>
          <RouterProvider router={router} />
        </SiteProvider>
      </LanguageProvider>
    </ApiProvider>,
  );
  const items = [...(written.querySelector('ul:has(> li > article)')?.children ?? [])];
  expect(items.map(({ tagName }) => tagName)).toEqual(Array.from({ length: 11 }, () => 'LI'));
  expect(items[6]).toHaveTextContent('See the whole room');
});
