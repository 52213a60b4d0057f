import { screen, within } from '@testing-library/react';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { windowWidth } from '../testing/browser-parts.ts';
import { categories, listItems } from '../testing/sample-catalogue.ts';
import { bestPrice, listingExtras } from '../testing/sample-facets.ts';
import { page } from './page.tsx';

const products = listItems(10, 24);
const api = { 'get-categories-list': categories };

beforeEach(() => windowWidth(1280));

test('a table below shows the largest discounts of the category, whatever the filters [CAT-09]', async () => {
  const best = listingExtras({
    bestPrices: [bestPrice(), bestPrice({ ProductId: 8, ProductName: 'Meera Sofa', Price: 30_000, OldPrice: 45_500 })],
  });
  const { user } = await renderPage(page, {
    path: '/collections/sofas?material=2',
    pattern: '/collections/:category',
    api: { ...api, 'get-all-products': reply.enveloped(products, best) },
  });
  await user.click(screen.getByRole('heading', { name: 'Best prices: Sofas' }));
  const table = within(screen.getByRole('table'));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Product',
    'Price now',
    'Previous price',
    '% off',
  ]);
  expect(
    table
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(['Aarvi 3 Seater Fabric Sofa in Teal₹25,000₹40,00038%', 'Meera Sofa₹30,000₹45,50034%']);
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
