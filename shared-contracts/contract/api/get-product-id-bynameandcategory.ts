import * as v from 'valibot';
import { decodeProductAnswer } from '../domain/product-answer.ts';
import { defineCall } from './call.ts';

const Name = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(300));

/**
 * The envelope also carries the canonical slugs as `slug` and `categorySlug` (see shapes/product-address):
 * a page asked for under a former slug redirects to them. With null it may carry a recall (see there).
 */
export const getProductIdByNameAndCategory = defineCall({
  name: 'get-product-id-bynameAndCategory',
  summary: 'The id of a product by its name or slug and that of any of its categories; null when unknown.',
  hasGet: true,
  request: v.object({ productName: Name, categoryName: Name }),
  answer: v.nullable(v.number()),
  decode: decodeProductAnswer<number>,
});
