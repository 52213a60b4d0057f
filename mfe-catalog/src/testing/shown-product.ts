import type { ProductDetail } from 'shared-contracts/api/shapes/product-detail';
import { decodeProduct } from 'shared-contracts/domain/product';
import type { ShownProduct } from '../product/product-data.ts';
import { splitHtml } from '../product/product-html.ts';
import { productDetail } from './sample-catalogue.ts';

/** A product without reviews, related products and instalments. */
export function shownProduct(product: Partial<ProductDetail> = {}, change: Partial<ShownProduct> = {}): ShownProduct {
  return {
    kind: 'product',
    ...splitHtml(decodeProduct(productDetail(product))),
    trail: [],
    address: 'http://store.test/collections/fabric-sofas/aarvi',
    reviews: null,
    related: [],
    substitutes: [],
    plans: null,
    ...change,
  };
}
