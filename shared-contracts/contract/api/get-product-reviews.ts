import * as v from 'valibot';
import { decodeProductReviews } from '../domain/reviews.ts';
import { defineCall } from './call.ts';
import { PageNo, pageSize } from './shapes/paging.ts';
import { NAMES_NONE, namesProduct, productReference } from './shapes/product-reference.ts';
import { ProductReviews } from './shapes/reviews.ts';

export const getProductReviews = defineCall({
  name: 'get-product-reviews',
  summary: 'The approved reviews of a product, newest first.',
  hasGet: true,
  request: v.pipe(
    v.object({ ...productReference, PageNo, PageSize: pageSize(10) }),
    v.forward(
      v.check((asked) => namesProduct(asked), NAMES_NONE),
      ['ProductId'],
    ),
  ),
  answer: ProductReviews,
  decode: decodeProductReviews,
});
