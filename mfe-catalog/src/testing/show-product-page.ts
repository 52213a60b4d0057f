import { screen } from '@testing-library/react';
import { type RenderedPage, renderPage, reply } from 'shared-contracts/testing/render-page';
import { page } from '../product/page.tsx';
import { categories, productDetail } from './sample-catalogue.ts';
import { reviewsPage } from './sample-reviews.ts';

export const PRODUCT = '/collections/:category/:product';
export const HERE = '/collections/fabric-sofas/aarvi-3-seater-fabric-sofa-in-teal';
export const TITLE = 'Aarvi 3 Seater Fabric Sofa in Teal';

export const home = { slug: 'aarvi-3-seater-fabric-sofa-in-teal', categorySlug: 'fabric-sofas', isCurrent: true };
export const backEnd = (change: Parameters<typeof productDetail>[0] = {}, address: object = home) => ({
  'get-product_detail': reply.enveloped([productDetail(change)], address as Record<string, unknown>),
  'get-categories-list': categories,
  'get-product-reviews': reviewsPage(12),
  'get-related-products-list': [],
  'insert-client-report': [{ ResponseMsg: 'Saved Successfully' }],
});

/** Waits for the later parts, where there is a product. */
export const arrived = async (rendering: Promise<RenderedPage>) => {
  const shown = await rendering;
  if (screen.queryByRole('heading', { name: 'Product not found' }) === null) {
    await screen.findByRole('heading', { name: /^(Reviews|المراجعات)$/ });
  }
  return shown;
};

export const show = (change: Parameters<typeof productDetail>[0] = {}, path = HERE, address: object = home) =>
  arrived(renderPage(page, { path, pattern: PRODUCT, api: backEnd(change, address) }));
