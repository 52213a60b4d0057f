import { links } from './links.ts';
import { PATHS, STORE_PATHS } from './store-paths.ts';

test('a page is linked to by the name of its row, its parameters in their order and escaped [SH-10]', () => {
  expect(links.home()).toBe('/');
  expect(links.product('corner sofas', 'oslo/teal')).toBe('/collections/corner%20sofas/oslo%2Fteal');
  // @ts-expect-error: a path's parameters are the builder's.
  expect(links.order()).toBe('/myorders/');
});

test.each(Object.keys(PATHS) as (keyof typeof PATHS)[])('%s leads to its own row [SH-10]', (name) => {
  const { path } = PATHS[name];
  const build = links[name] as (...values: string[]) => string;
  expect(decodeURIComponent(build(...(path.match(/:\w+/g) ?? [])))).toBe(path);
});

test('no path has two rows [SH-10]', () => {
  expect(new Set(STORE_PATHS.map(({ path }) => path)).size).toBe(STORE_PATHS.length);
});

test.each([
  [links.search('sofa & bed'), '/ProductListing?SearchTerm=sofa%20%26%20bed'],
  [links.trackOrder(), '/track-order'],
  [links.trackOrder('A 1'), '/track-order?number=A%201'],
  [links.followOrder('t.k'), '/track-order#t.k'],
  [links.enquiry('E/1'), '/enquiry?number=E%2F1'],
  [links.grievance(), '/pages/grievance'],
])('%s [SH-10]', (link, expected) => {
  expect(link).toBe(expected);
});
