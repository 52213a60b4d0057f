import { screen, waitFor, within } from '@testing-library/react';
import { installWords } from 'shared-contracts';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { categories, listItems } from '../testing/sample-catalogue.ts';
import arabic from '../words.ar.ts';
import { page } from './page.tsx';

const CATEGORY = '/collections/:category';
const products = listItems(10, 24);
const api = { 'get-categories-list': categories, 'get-all-products': products };

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
    path: '/collections/sofas?page=2&type=1,2&material=3&orientation=4&seater=5&colour=6&brand=7&stock=in&min=5000&max=40000',
    pattern: CATEGORY,
    api,
  });
  expect(requested(calls)).toMatchObject({
    PageNo: 2,
    ProductType: '1,2',
    MaterialType: '3',
    OrientationType: '4',
    SeaterType: '5',
    ColorID: '6',
    ManufacturerID: '7',
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
      call: async (call: { name: string }) => ({ ok: true, value: call.name === 'get-all-products' ? [] : categories }),
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
    api: { ...api, 'get-all-products': [] },
  });
  expect(screen.getByRole('link', { name: 'Go to page 1' })).toHaveAttribute(
    'href',
    '/collections/sofas?sort=price-ascending',
  );
});

test('an empty result says so and offers to clear the filters [CAT-10]', async () => {
  await renderPage(page, {
    path: '/collections/sofas?type=99',
    pattern: CATEGORY,
    api: { ...api, 'get-all-products': [] },
  });
  expect(screen.getByText('0 products')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'No products match what you asked for' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Clear filters' })).toHaveAttribute('href', '/collections/sofas');
});

test('the sort menu offers the six orders, newest first unless asked, and starts at page 1 [CAT-06]', async () => {
  const { user, path, calls } = await renderPage(page, {
    path: '/collections/sofas?page=2&type=4',
    pattern: CATEGORY,
    api,
  });
  const menu = screen.getByRole('combobox', { name: 'Sort by' });
  expect(menu).toHaveDisplayValue('Date, new to old');
  expect(within(menu).getAllByRole('option')).toHaveLength(6);
  await user.selectOptions(menu, 'Price, low to high');
  await waitFor(() => expect(path()).toBe('/collections/sofas?sort=price-ascending&type=4'));
  expect(requested(calls)).toMatchObject({ OrderByColumnName: 'Price ASC', PageNo: 1, ProductType: '4' });
});

test('pages are real links that keep what is listed [CAT-08]', async () => {
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
  const third = screen.getByRole('link', { name: 'Page 3' });
  while (document.activeElement !== third) await user.tab();
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
      'get-all-products': ({ PageNo }: { PageNo: number }) => (PageNo === 1 ? products : waiting.promise),
    },
  });
  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  expect(await screen.findByText('fetching products...')).toBeInTheDocument();
  expect(screen.queryByText('24 products')).not.toBeInTheDocument();
  waiting.resolve(products);
  expect(await screen.findByText('24 products')).toBeInTheDocument();
});

test('the next page is fetched ahead and then shown without another call [CAT-02]', async () => {
  const { user, calls, path } = await renderPage(page, { path: '/collections/sofas', pattern: CATEGORY, api });
  const productCalls = () => calls.filter(({ name }) => name === 'get-all-products');
  await waitFor(() => expect(productCalls()).toHaveLength(2), { timeout: 3000 });
  expect(requested(calls)).toMatchObject({ PageNo: 2 });
  await user.click(screen.getByRole('link', { name: 'Next' }));
  await waitFor(() => expect(path()).toBe('/collections/sofas?page=2'));
  expect(productCalls()).toHaveLength(2);
});

test('a page that failed ahead of its time is asked for again when it is wanted [CAT-02]', async () => {
  let secondPages = 0;
  const { user, path } = await renderPage(page, {
    path: '/collections/fabric-sofas',
    pattern: CATEGORY,
    api: {
      ...api,
      'get-all-products': ({ PageNo }: { PageNo: number }) =>
        PageNo === 2 && secondPages++ === 0 ? reply.problem(500) : products,
    },
  });
  await waitFor(() => expect(secondPages).toBe(1), { timeout: 3000 });
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
  expect(screen.getByText('عدد المنتجات: 24')).toBeInTheDocument();
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
        call: async (call: { name: string }) => ({
          ok: true,
          value: call.name === 'get-all-products' ? products : categories,
        }),
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
