import { act, screen, waitFor, within } from '@testing-library/react';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { windowWidth } from '../testing/browser-parts.ts';
import { categories, listItems } from '../testing/sample-catalogue.ts';
import { listingExtras } from '../testing/sample-facets.ts';
import { page } from './page.tsx';

const CATEGORY = '/collections/:category';
const products = listItems(10, 24);
const api = { 'get-categories-list': categories, 'get-all-products': reply.enveloped(products, listingExtras()) };

// Two tests wait for the moment when the next page is prefetched.
beforeEach(() => windowWidth(1280));

/** What was asked of the list of products; a slow machine has time to prefetch one page more. */
const requested = (calls: readonly { name: string; request: unknown }[]) =>
  calls.filter(({ name }) => name === 'get-all-products').map(({ request }) => request as { PageNo: number });

test('the sort menu offers the ten orders, newest first by default, and starts at page 1 [CAT-06]', async () => {
  const { user, path, calls } = await renderPage(page, {
    path: '/collections/sofas?page=2&type=3',
    pattern: CATEGORY,
    api,
  });
  const menu = screen.getByRole('combobox', { name: 'Sort by' });
  expect(menu).toHaveDisplayValue('Date, new to old');
  expect(within(menu).getAllByRole('option')).toHaveLength(10);
  await user.selectOptions(menu, 'Price, low to high');
  await waitFor(() => expect(path()).toBe('/collections/sofas?sort=price-ascending&type=3'));
  const chosen = { OrderByColumnName: 'Price ASC', PageNo: 1, ProductType: '3' };
  expect(requested(calls)).toContainEqual(expect.objectContaining(chosen));
});

test('an API that does not know the order lists as usual [CAT-06]', async () => {
  const { calls } = await renderPage(page, {
    path: '/collections/sofas?sort=rating-descending',
    pattern: CATEGORY,
    api: {
      ...api,
      'get-all-products': ({ OrderByColumnName }: { OrderByColumnName: string }) =>
        OrderByColumnName === '' ? api['get-all-products'] : reply.problem(400),
    },
  });
  expect(screen.getAllByRole('article')).toHaveLength(10);
  expect(requested(calls)).toMatchObject([{ OrderByColumnName: 'Rating DESC' }, { OrderByColumnName: '' }]);
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
  // No test before shows this listing: on a slow machine one would have prefetched its next page.
  const { user, calls, path } = await renderPage(page, { path: '/collections/fabric-sofas', pattern: CATEGORY, api });
  const secondPages = () => requested(calls).filter(({ PageNo }) => PageNo === 2);
  // Somebody looks around.
  window.dispatchEvent(new Event('scroll'));
  await waitFor(() => expect(secondPages()).toHaveLength(1));
  await user.click(screen.getByRole('link', { name: 'Next' }));
  await waitFor(() => expect(path()).toBe('/collections/fabric-sofas?page=2'));
  expect(secondPages()).toHaveLength(1);
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
  window.dispatchEvent(new Event('scroll'));
  await waitFor(() => expect(secondPages).toBe(1));
  await user.click(screen.getByRole('link', { name: 'Next' }));
  await waitFor(() => expect(path()).toBe('/collections/fabric-sofas?page=2'));
  expect(screen.getAllByRole('article')).toHaveLength(10);
});
