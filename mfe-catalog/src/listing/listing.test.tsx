import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { installWords } from 'shared-contracts';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { windowWidth } from '../testing/browser-parts.ts';
import { categories, listItems } from '../testing/sample-catalogue.ts';
import { bestPrice, listingExtras } from '../testing/sample-facets.ts';
import arabic from '../words.ar.ts';
import { page } from './page.tsx';

const CATEGORY = '/collections/:category';
const products = listItems(10, 24);
const api = { 'get-categories-list': categories, 'get-all-products': reply.enveloped(products, listingExtras()) };

// Two tests wait for the moment when the next page is prefetched.
jest.setTimeout(20_000);
beforeEach(() => windowWidth(1280));

const requested = (calls: readonly { name: string; request: unknown }[]) =>
  calls.findLast(({ name }) => name === 'get-all-products')?.request as Record<string, unknown>;

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
  expect(requested(calls)).toMatchObject({
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
    api: {
      call: async () => ({ ok: true, value: categories }),
      callWithExtras: async () => ({ ok: true, value: { answer: [], extras: listingExtras() } }),
    } as never,
  });

test('an unknown category is HTTP 404 and leads on [CAT-02]', async () => {
  expect(await load('/collections/boats', 'boats')).toMatchObject({ kind: 'show', status: 404 });
  await renderPage(page, { path: '/collections/boats', pattern: CATEGORY, api });
  expect(screen.getByRole('heading', { level: 1, name: 'We have no such collection' })).toBeInTheDocument();
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

test('an empty result says so and offers to clear the filters [CAT-10]', async () => {
  await renderPage(page, {
    path: '/collections/sofas?sort=price-ascending&material=3',
    pattern: CATEGORY,
    api: { ...api, 'get-all-products': nothing },
  });
  expect(screen.getByText('0 products')).toBeInTheDocument();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'No products match what you asked for' })).toBeInTheDocument();
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
    api: { 'get-categories-list': emptied, 'get-all-products': nothing },
  });
  const nearby = within(screen.getByRole('navigation', { name: 'Or look around here' }));
  expect(nearby.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/collections/living-room']);
});

test('the sort menu offers the six orders, newest first by default, and starts at page 1 [CAT-06]', async () => {
  const { user, path, calls } = await renderPage(page, {
    path: '/collections/sofas?page=2&type=3',
    pattern: CATEGORY,
    api,
  });
  const menu = screen.getByRole('combobox', { name: 'Sort by' });
  expect(menu).toHaveDisplayValue('Date, new to old');
  expect(within(menu).getAllByRole('option')).toHaveLength(6);
  await user.selectOptions(menu, 'Price, low to high');
  await waitFor(() => expect(path()).toBe('/collections/sofas?sort=price-ascending&type=3'));
  expect(requested(calls)).toMatchObject({ OrderByColumnName: 'Price ASC', PageNo: 1, ProductType: '3' });
});

test('pages are real links with the same filters [CAT-08]', async () => {
  await renderPage(page, { path: '/collections/sofas?page=2&stock=in', pattern: CATEGORY, api });
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pages.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/collections/sofas?stock=in',
    '/collections/sofas?stock=in',
    '/collections/sofas?page=2&stock=in',
    '/collections/sofas?page=3&stock=in',
    '/collections/sofas?page=3&stock=in',
  ]);
  expect(pages.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2');
});

test('pages can be walked by keyboard [CAT-08]', async () => {
  const { user, path } = await renderPage(page, { path: '/collections/sofas', pattern: CATEGORY, api });
  act(() => screen.getByRole('link', { name: 'Page 1' }).focus());
  await user.tab();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(path()).toBe('/collections/sofas?page=3'));
});

test("while another page loads it says 'fetching products...' instead of a count that no longer holds [CAT-01] [CAT-10]", async () => {
  const waiting = Promise.withResolvers<unknown>();
  const { user } = await renderPage(page, {
    path: '/collections/sofas',
    pattern: CATEGORY,
    api: {
      ...api,
      'get-all-products': ({ PageNo }: { PageNo: number }) =>
        PageNo === 1 ? api['get-all-products'] : waiting.promise,
    },
  });
  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  expect(await screen.findByText('fetching products...')).toBeInTheDocument();
  expect(screen.queryByText('24 products')).not.toBeInTheDocument();
  expect(screen.getAllByRole('article')[0]?.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
  waiting.resolve(api['get-all-products']);
  expect(await screen.findByText('24 products')).toBeInTheDocument();
});

test('the next page is prefetched and then shown without another call [CAT-02]', async () => {
  const { user, calls, path } = await renderPage(page, { path: '/collections/sofas', pattern: CATEGORY, api });
  const productCalls = () => calls.filter(({ name }) => name === 'get-all-products');
  await waitFor(() => expect(productCalls()).toHaveLength(2));
  expect(requested(calls)).toMatchObject({ PageNo: 2 });
  await user.click(screen.getByRole('link', { name: 'Next' }));
  await waitFor(() => expect(path()).toBe('/collections/sofas?page=2'));
  expect(productCalls()).toHaveLength(2);
});

test('a failed prefetch is requested again on navigation [CAT-02]', async () => {
  let secondPages = 0;
  const { user, path } = await renderPage(page, {
    path: '/collections/fabric-sofas',
    pattern: CATEGORY,
    api: {
      ...api,
      'get-all-products': ({ PageNo }: { PageNo: number }) =>
        PageNo === 2 && secondPages++ === 0 ? reply.problem(500) : api['get-all-products'],
    },
  });
  await waitFor(() => expect(secondPages).toBe(1));
  await user.click(screen.getByRole('link', { name: 'Next' }));
  await waitFor(() => expect(path()).toBe('/collections/fabric-sofas?page=2'));
  expect(screen.getAllByRole('article')).toHaveLength(10);
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

describe('the head of a listing', () => {
  const head = async (path: string, category?: string) => {
    const outcome = await page.load?.({
      url: new URL(path, 'http://store.test'),
      params: { category },
      language: 'en',
      signal: new AbortController().signal,
      api: {
        call: async () => ({ ok: true, value: categories }),
        callWithExtras: async () => ({ ok: true, value: { answer: products, extras: listingExtras() } }),
      } as never,
    });
    if (outcome?.kind !== 'show') throw new Error('not shown');
    return page.head(outcome.data, { language: 'en', storeName: 'Kashtha & Co.' });
  };

  test('names the category, its canonical page and its first picture [SH-18]', async () => {
    expect(await head('/collections/sofas?page=2', 'sofas')).toMatchObject({
      title: 'Sofas, page 2 | Kashtha & Co.',
      canonical: '/collections/sofas?page=2',
      noindex: false,
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

test('a table below shows the largest discounts of the category, whatever the filters [CAT-09]', async () => {
  const best = listingExtras({
    bestPrices: [bestPrice(), bestPrice({ ProductId: 8, ProductName: 'Meera Sofa', Price: 30_000, OldPrice: 45_500 })],
  });
  const { user } = await renderPage(page, {
    path: '/collections/sofas?material=2',
    pattern: CATEGORY,
    api: { ...api, 'get-all-products': reply.enveloped(products, best) },
  });
  await user.click(screen.getByRole('heading', { name: 'Best prices: Sofas' }));
  const table = within(screen.getByRole('table'));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Product',
    'Price now',
    'Price before',
    '% off',
  ]);
  expect(
    table
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(['Aarvi 3 Seater Fabric Sofa in Teal₹25,000.00₹40,000.0038%', 'Meera Sofa₹30,000.00₹45,500.0034%']);
  expect(table.getByRole('link', { name: 'Aarvi 3 Seater Fabric Sofa in Teal' })).toHaveAttribute(
    'href',
    '/collections/fabric-sofas/aarvi-3-seater-fabric-sofa-in-teal',
  );
});

test('without discounts there is no table [CAT-09]', async () => {
  await renderPage(page, {
    path: '/ProductListing',
    api: { ...api, 'get-all-products': reply.enveloped(products, listingExtras({ bestPrices: [] })) },
  });
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
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
