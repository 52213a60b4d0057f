import { screen, waitFor } from '@testing-library/react';
import { decodeCard } from 'shared-contracts/domain/card';
import { renderPage } from 'shared-contracts/testing/render-page';
import { page } from '../product/page.tsx';
import { categories, listItem, productDetail } from '../testing/sample-catalogue.ts';
import { ProductCard } from './product-card.tsx';

// A page with a card, and the product's page: one route renders both, so that the bench runs both.
const Shop = {
  ...page,
  load: async (context: Parameters<NonNullable<typeof page.load>>[0]) =>
    context.params.product === 'start'
      ? { kind: 'show' as const, status: 200 as const, data: null }
      : page.load?.(context),
  Component: ({ data }: { data: never }) =>
    data ? <page.Component data={data} /> : <ProductCard product={decodeCard(listItem())} sizes="50vw" />,
};

test("a chosen card says 'Loading product details...', and its page needs no look-up of the id [CAT-11]", async () => {
  const detail = Promise.withResolvers<unknown>();
  const { user, calls } = await renderPage(Shop as unknown as typeof page, {
    path: '/collections/fabric-sofas/start',
    pattern: '/collections/:category/:product',
    api: {
      'get-product_detail': () => detail.promise,
      'get-product-reviews': [],
      'get-related-products-list': [],
      'get-categories-list': categories,
    },
  });
  await user.click(screen.getByRole('link', { name: /Aarvi/ }));
  expect(await screen.findByText('Loading product details...')).toBeInTheDocument();
  detail.resolve([productDetail()]);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Aarvi'));
  expect(calls.map(({ name }) => name)).not.toContain('get-product-id-bynameAndCategory');
});
