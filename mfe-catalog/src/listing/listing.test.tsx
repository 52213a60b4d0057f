import { screen, waitFor, within } from '@testing-library/react';
import { installWords } from 'shared-contracts';
import { fakeApi } from 'shared-contracts/testing/fake-api';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { windowWidth } from '../testing/browser-parts.ts';
import { categories, listItems } from '../testing/sample-catalogue.ts';
import { listingExtras } from '../testing/sample-facets.ts';
import arabic from '../words.ar.ts';
import { page } from './page.tsx';

const CATEGORY = '/collections/:category';
const products = listItems(10, 24);
const api = {
  'get-categories-list': categories,
  'get-all-products': reply.enveloped(products, listingExtras()),
  'get-popular-products-list': listItems(4),
};

beforeEach(() => windowWidth(1280));

/** The last request of a page: a slow machine has time to prefetch the next one. */
const requested = (calls: readonly { name: string; request: unknown }[], page = 1) =>
  calls
    .filter(({ name }) => name === 'get-all-products')
    .map(({ request }) => request as Record<string, unknown>)
    .findLast(({ PageNo }) => PageNo === page);

test('a category shows its trail, its name, how many products it has, and their cards [CAT-01]', async () => {
  const { calls } = await renderPage(page, { path: '/collections/sofas', pattern: CATEGORY, api });
  expect(screen.getByRole('heading', { level: 1, name: 'Sofas' })).toBeInTheDocument();
  const trail = within(screen.getByRole('navigation', { name: 'You are here' })).getAllByRole('listitem');
  expect(trail.map(({ textContent }) => textContent)).toEqual(['Home', 'All Furniture', 'Living Room', 'Sofas']);
  expect(screen.getByText('24 products')).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(10);
  expect(requested(calls)).toMatchObject({ CategoryID: '2', PageNo: 1, PageSize: 10, OrderByColumnName: '' });
});

test('without a category everything is listed, whatever was stored as the menu entry [CAT-02]', async () => {
  localStorage.setItem('NavCategoryId', '3');
  const { calls } = await renderPage(page, { path: '/ProductListing', api });
  expect(screen.getByRole('heading', { level: 1, name: 'All Furniture' })).toBeInTheDocument();
  expect(requested(calls)).toMatchObject({ CategoryID: '', SearchTerm: '' });
});

test('a search is named in the heading and ordered by relevance [CAT-01] [CAT-06]', async () => {
  const { calls } = await renderPage(page, { path: '/ProductListing?SearchTerm=shesham+sofa', api });
  expect(screen.getByRole('heading', { level: 1, name: 'Results for “shesham sofa”' })).toBeInTheDocument();
  expect(requested(calls)).toMatchObject({ SearchTerm: 'shesham sofa', OrderByColumnName: '' });
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Best match');
});

test('every filter of the URL reaches the API [CAT-02]', async () => {
  const { calls } = await renderPage(page, {
    path: '/collections/sofas?page=2&type=1,2&material=2&orientation=1&seater=3&colour=2&brand=2&stock=in&min=5000&max=40000',
    pattern: CATEGORY,
    api,
  });
  expect(requested(calls, 2)).toMatchObject({
    PageNo: 2,
    ProductType: '1,2',
    MaterialType: '2',
    OrientationType: '1',
    SeaterType: '3',
    ColorID: '2',
    ManufacturerID: '2',
    WithFacets: true,
    StockStatus: 'In stock',
    MinPrice: 5000,
    MaxPrice: 40000,
  });
});

test.each([
  ['/collections/sofas?page=abc&sort=price-ascending', '/collections/sofas?sort=price-ascending'],
  ['/collections/Fabric-Sofas?page=2', '/collections/fabric-sofas?page=2'],
  ['/collections/Living%20Room', '/collections/living-room'],
])('%s leads to %s [CAT-02]', async (path, target) => {
  const shown = await renderPage(page, { path, pattern: CATEGORY, api });
  expect(shown.path()).toBe(target);
});

const load = (path: string, category?: string) =>
  page.load?.({
    url: new URL(path, 'http://store.test'),
    params: { category },
    language: 'en',
    signal: new AbortController().signal,
    api: fakeApi(
      { 'get-categories-list': categories, 'get-all-products': reply.enveloped([], listingExtras()) },
      () => ({ token: '', userId: '' }),
    ).api,
  });

test('an unknown category is HTTP 404 and leads on [CAT-02]', async () => {
  expect(await load('/collections/boats', 'boats')).toMatchObject({ kind: 'show', status: 404 });
  await renderPage(page, { path: '/collections/boats', pattern: CATEGORY, api });
  expect(screen.getByRole('heading', { level: 1, name: 'We could not find this collection' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all furniture' })).toHaveAttribute('href', '/ProductListing');
});

test('a page past the end is HTTP 404 with a link to page 1 of the same listing [CAT-02]', async () => {
  expect(await load('/collections/sofas?page=9', 'sofas')).toMatchObject({ kind: 'show', status: 404 });
  await renderPage(page, {
    path: '/collections/sofas?page=9&sort=price-ascending',
    pattern: CATEGORY,
    api: { ...api, 'get-all-products': reply.enveloped([], listingExtras()) },
  });
  expect(screen.getByRole('link', { name: 'Go to page 1' })).toHaveAttribute(
    'href',
    '/collections/sofas?sort=price-ascending',
  );
});

const nothing = reply.enveloped([], listingExtras({ totalRecords: 0, bestPrices: [] }));

test('an empty result says so, offers to clear the filters and shows what others like [CAT-10] [CAT-32]', async () => {
  await renderPage(page, {
    path: '/collections/sofas?sort=price-ascending&material=3',
    pattern: CATEGORY,
    api: { ...api, 'get-all-products': nothing },
  });
  expect(screen.getByText('0 products')).toBeInTheDocument();
  // Suggestions are under a heading of their own: they must not look like matches.
  expect(within(screen.getByRole('region', { name: 'Popular products' })).getAllByRole('article')).toHaveLength(4);
  expect(screen.getAllByRole('article')).toHaveLength(4);
  expect(screen.getByRole('heading', { name: 'No products found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Clear filters' })).toHaveAttribute(
    'href',
    '/collections/sofas?sort=price-ascending',
  );
});

test('an empty result leads to collections nearby that hold something [CAT-10]', async () => {
  const emptied = categories.map((category) =>
    category.CategoryID === 3 ? { ...category, ProductCount: 0 } : category,
  );
  await renderPage(page, {
    path: '/ProductListing?SearchTerm=boat',
    api: { ...api, 'get-categories-list': emptied, 'get-all-products': nothing },
  });
  const nearby = within(screen.getByRole('navigation', { name: 'Or browse these categories' }));
  expect(nearby.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/collections/living-room']);
});

test('a failed load reaches the boundary that offers Retry [CAT-10]', async () => {
  await renderPage(page, { path: '/ProductListing', api: { ...api, 'get-all-products': reply.problem(500) } });
  expect(screen.getByRole('alert')).toHaveTextContent('http 500');
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test('in Arabic the labels are Arabic and links stay under /ar [SH-16]', async () => {
  installWords('catalog', 'ar', arabic);
  await renderPage(page, { path: '/collections/sofas', pattern: CATEGORY, language: 'ar', api });
  expect(screen.getByText('24 منتجًا')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'الصفحة 2' })).toHaveAttribute('href', '/ar/collections/sofas?page=2');
});

test('a product without a price shows none, and puts one warning in the log [CAT-25]', async () => {
  const unpriced = listItems(2).map((product, index) =>
    index === 0 ? { ...product, Price: 0, ProductId: 404 } : product,
  );
  const { calls, user } = await renderPage(page, {
    path: '/ProductListing?sort=price-ascending',
    api: {
      ...api,
      'get-all-products': reply.enveloped(unpriced, listingExtras({ totalRecords: 2 })),
      'insert-client-report': { Received: true },
    },
  });
  const [without, priced] = screen.getAllByRole('article');
  expect(without).not.toHaveTextContent('Rs.');
  expect(priced).toHaveTextContent('Rs.');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name, A to Z');
  await waitFor(() => expect(requested(calls)).toMatchObject({ OrderByColumnName: 'Name ASC' }));
  const warnings = calls.filter(({ name }) => name === 'insert-client-report');
  expect(warnings).toMatchObject([{ request: { Detail: expect.stringContaining('product 404 has no price') } }]);
});

test('products are shown although the API sends no filters, and hears of it', async () => {
  const { calls } = await renderPage(page, {
    path: '/ProductListing',
    api: { ...api, 'get-all-products': products, 'insert-client-report': [] },
  });
  expect(calls.filter(({ name }) => name === 'insert-client-report')).toHaveLength(1);
  expect(screen.getAllByRole('article')).toHaveLength(10);
  expect(screen.getByText('24 products')).toBeInTheDocument();
  expect(screen.queryByRole('complementary', { name: 'Filters' })).not.toBeInTheDocument();
});

test('a price in a search becomes a filter that shows and can be removed [CAT-32]', async () => {
  const { path } = await renderPage(page, {
    path: '/ProductListing?SearchTerm=teal+sofa+under+20k&page=3',
    pattern: '/ProductListing',
    api,
  });
  await waitFor(() => expect(path()).toBe('/ProductListing?SearchTerm=teal+sofa&max=20000'));
  expect(screen.getByRole('link', { name: 'Remove filter: Up to ₹20,000' })).toBeInTheDocument();
});

test('a search for a price alone lists all that costs so much [CAT-32]', async () => {
  const { path } = await renderPage(page, {
    path: `/ProductListing?SearchTerm=${encodeURIComponent('أقل من 48000')}`,
    pattern: '/ProductListing',
    api,
  });
  await waitFor(() => expect(path()).toBe('/ProductListing?max=47999'));
});

test('the banner leads to the collections below, and a room among ten products to its room [CAT-01]', async () => {
  await renderPage(page, { path: '/ProductListing', pattern: '/ProductListing', api });
  expect(
    within(screen.getByRole('navigation', { name: 'Collections' }))
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toContain('Living Room');
});

const furnished = {
  'get-categories-list': categories.map((category) => ({ ...category, ImageUrl: '/media/room' })),
};

test('a whole page has the room among its products, and what follows them, at once [CAT-01]', async () => {
  await renderPage(page, { path: '/ProductListing', api: { ...api, ...furnished } });
  const room = screen.getByRole('link', { name: 'Living Room See the whole room' });
  expect(room.closest('li')?.parentElement).toBe(screen.getAllByRole('article')[0]?.closest('ul'));
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeInTheDocument();
});

test('a collection below a room is shown by one of its products in the room, and says what is not included [CAT-01]', async () => {
  const [first, second, ...others] = listItems(10, 24);
  if (!first || !second?.SecondImage) throw new Error('no products');
  const inRoom = { ...second, SecondImage: { ...second.SecondImage, Url: '/media/in-room', IsRoom: true } };
  const listed = { 'get-all-products': reply.enveloped([first, inRoom, ...others], listingExtras()) };
  await renderPage(page, { path: '/collections/sofas', pattern: CATEGORY, api: { ...api, ...furnished, ...listed } });
  const room = screen.getByRole('link', { name: /^Living Room See the whole room/ });
  expect(room).toHaveAccessibleName(
    `Living Room See the whole room ${second.ProductName}. Other items in the picture are not included.`,
  );
  expect(room.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/media/in-room'));
  expect(room.querySelector('img')).toHaveAttribute('loading', 'lazy');
});

test('part of a page has no room among its products [CAT-01]', async () => {
  const few = { ...api, ...furnished, 'get-all-products': reply.enveloped(listItems(9), listingExtras()) };
  await renderPage(page, { path: '/ProductListing', api: few });
  expect(screen.queryByRole('link', { name: /See the whole room/ })).not.toBeInTheDocument();
});
