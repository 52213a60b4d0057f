import { definePage } from 'shared-contracts';
import type { ProductData } from './load-product.ts';
import { productHead } from './product-head.ts';
import { ProductPage } from './product-page.tsx';

export const page = definePage<ProductData>({
  // The first page shown comes with its data: what loads the next one is not part of its bytes.
  load: async (context) => (await import('./load-product.ts')).loadProduct(context),
  Component: ProductPage,
  head: productHead,
});
