import * as v from 'valibot';
import { decodeRelatedProducts } from '../domain/related-products.ts';
import { defineCall } from './call.ts';
import { ProductList } from './shapes/product-list-item.ts';
import { NAMES_NONE, namesProduct, productReference } from './shapes/product-reference.ts';

export const getRelatedProductsList = defineCall({
  name: 'get-related-products-list',
  summary: 'Up to eight products like this one: of its category and type first, then of one of them or its material.',
  hasGet: true,
  request: v.pipe(
    v.object(productReference),
    v.forward(
      v.check((asked) => namesProduct(asked), NAMES_NONE),
      ['ProductId'],
    ),
  ),
  answer: ProductList,
  decode: decodeRelatedProducts,
});
