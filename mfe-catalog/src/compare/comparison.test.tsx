import { screen, within } from '@testing-library/react';
import { installWords } from 'shared-contracts';
import type { ProductDetail } from 'shared-contracts/api/shapes/product-detail';
import { renderPage } from 'shared-contracts/testing/render-page';
import { NO_FACTS } from '../testing/no-facts.ts';
import { productDetail } from '../testing/sample-catalogue.ts';
import { $compared } from './compared-store.ts';
import { page } from './page.tsx';
import comparisonArabic from './words.ar.ts';

const FACTS = { ...NO_FACTS, Seats: 3, SeatHeightCm: 49, Cover: 'woven fabric' };
const front = (WidthCm: number, HeightCm: number) => ({
  View: 'front' as const,
  Url: `/media/drawings/${WidthCm}.svg`,
  WidthCm,
  HeightCm,
  UnitsPerCm: 2,
  Margin: 6,
});

const PRODUCTS: readonly ProductDetail[] = [
  productDetail({ Facts: FACTS, Drawings: [front(217, 88)] }),
  productDetail({
    ProductId: 8,
    MetaTitle: 'Rudra 2 Seater Fabric Sofa in Navy',
    Slug: 'rudra',
    Price: 31_000,
    OldPrice: null,
    Facts: { ...FACTS, Seats: 2, SeatHeightCm: null },
    DimensionsCm: { Width: 160, Depth: 91, Height: 80 },
    Drawings: [front(160, 80)],
  }),
  productDetail({ ProductId: 9, MetaTitle: 'Roha Lounge Chair', CategoryID: 77, CategorySlug: 'lounge-chairs' }),
];

const show = (query: string, language: 'en' | 'ar' = 'en') =>
  renderPage(page, {
    path: `/compare${query}`,
    language,
    api: {
      'get-product_detail': (request: unknown) =>
        PRODUCTS.filter(({ ProductId }) => ProductId === (request as { readonly ProductId: number }).ProductId),
    },
  });
const row = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('products of a kind stand side by side: prices, links, facts in rows, and what differs is marked [CAT-37]', async () => {
  await show('?ids=7,8');
  expect(row(/^Price differs/)).toEqual([
    expect.stringContaining('Rs. 25,499.50'),
    expect.stringContaining('Rs. 31,000.00'),
  ]);
  expect(row(/^Dimensions differs/)).toEqual(['W 217 × D 91 × H 88 cm', 'W 160 × D 91 × H 80 cm']);
  expect(row(/^Seats differs/)).toEqual(['3', '2']);
  expect(row(/^Seat height differs/)).toEqual(['49 cm', 'Not stated']);
  expect(row(/^Cover (?!differs)/)).toEqual(['Woven fabric', 'Woven fabric']);
  expect(screen.getByRole('link', { name: 'Rudra 2 Seater Fabric Sofa in Navy' })).toHaveAttribute(
    'href',
    '/collections/fabric-sofas/rudra',
  );
});

test('drawings have one scale and stand on one ground [CAT-37]', async () => {
  await show('?ids=7,8');
  const drawings = screen.getAllByRole('img', { name: /^Drawing to scale/ });
  expect(drawings.map((one) => one.getAttribute('aria-label'))).toEqual([
    'Drawing to scale from the front: 217 cm wide and 88 cm high',
    'Drawing to scale from the front: 160 cm wide and 80 cm high',
  ]);
  expect(new Set(drawings.map((one) => one.getAttribute('viewBox')))).toEqual(new Set(['-3 -3 223 94']));
  // Three centimetres of each are its file's margin.
  const edges = drawings.map((one) => {
    const picture = one.querySelector('image');
    return [
      Number(picture?.getAttribute('width')),
      Number(picture?.getAttribute('y')) + Number(picture?.getAttribute('height')),
    ];
  });
  expect(edges).toEqual([
    [223, 91],
    [166, 91],
  ]);
});

test('a product is removed by a link, from what was chosen too [CAT-37]', async () => {
  const { user, path } = await show('?ids=7,8');
  $compared.set({ category: 'fabric-sofas', ids: [7, 8] });
  await user.click(screen.getByRole('link', { name: /^Remove Aarvi/ }));
  expect(await screen.findByText(/^One product is here/)).toBeVisible();
  expect(path()).toBe('/compare?ids=8');
  expect(screen.queryByRole('link', { name: /^Aarvi/ })).not.toBeInTheDocument();
  expect($compared.get().ids).toEqual([8]);
});

test('another kind is named and not compared, and what is unknown is left out [CAT-37]', async () => {
  await show('?ids=7,9,500');
  expect(screen.getByText('Not compared, since it is of another kind: Roha Lounge Chair')).toBeVisible();
  expect(screen.getAllByRole('columnheader')).toHaveLength(1);
});

test('an address that is written otherwise leads to its own form [CAT-37]', async () => {
  const { path } = await show('?ids=7,7,x');
  expect(path()).toBe('/compare?ids=7');
});

test.each(['', '?ids=500'])('with nothing to compare (%s) it says how to choose [CAT-37]', async (query) => {
  await show(query);
  expect(screen.getByRole('heading', { name: 'Nothing is chosen to compare' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/ProductListing');
});

test('search engines leave it out [CAT-37] [SH-18]', () => {
  expect(page.head(undefined, { language: 'en', storeName: 'Kashtha' })).toMatchObject({
    title: 'Compare products | Kashtha',
    noindex: true,
  });
});

test('Arabic says it in Arabic [CAT-37] [SH-16]', async () => {
  installWords('catalog', 'ar', comparisonArabic);
  await show('?ids=7,8', 'ar');
  expect(screen.getByRole('heading', { name: 'مقارنة المنتجات' })).toBeVisible();
  expect(row(/^السعر مختلف/)).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: /^إزالة .* من المقارنة$/ })).toHaveLength(2);
});
