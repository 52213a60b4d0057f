import * as v from 'valibot';
import { decodeProduct } from '../domain/product.ts';
import { decodeProductAnswer } from '../domain/product-answer.ts';
import { defineCall } from './call.ts';
import { ProductDetail } from './shapes/product-detail.ts';
import { NAMES_NONE, namesProduct, productReference } from './shapes/product-reference.ts';

export const getProductDetail = defineCall({
  name: 'get-product_detail',
  summary: 'One product in full, as a list of one; an empty list when it is unknown.',
  sends: { recordValueJson: '[]' },
  hasGet: true,
  request: v.pipe(
    v.object(productReference),
    v.forward(
      v.check((asked) => namesProduct(asked), NAMES_NONE),
      ['ProductId'],
    ),
  ),
  answer: v.array(ProductDetail),
  decode: ([detail], extras) => decodeProductAnswer(detail && decodeProduct(detail), extras),
});
