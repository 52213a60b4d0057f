import { definePage } from 'shared-contracts';
import { head } from './head.ts';
import type { ProductData } from './product-data.ts';
import { ProductPage } from './product-page.tsx';

export const page = definePage<ProductData>({
  // The server sends the first page's data, so the loader's code loads only on navigation.
  load: async (context) => (await import(/* webpackChunkName: "product" */ './load-product.ts')).loadProduct(context),
  Component: ProductPage,
  head,
  subject: (data) => (data.kind === 'product' && data.product.family ? `family ${data.product.family.id}` : undefined),
});
