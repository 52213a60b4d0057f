import * as v from 'valibot';
import { defineCall } from './call.ts';
import { PlainText } from './shapes/request-fields.ts';

export const answerStockNotice = defineCall({
  name: 'answer-stock-notice',
  effect: 'write',
  summary: 'Confirms or ends what insert-stock-notice asked for, with the token that was mailed. Also a second time.',
  request: v.object({ Token: v.pipe(PlainText, v.maxLength(100)), Wanted: v.boolean() }),
  /** The product; null for a token of no use: forged, ended, expired, or its mail was sent. */
  answer: v.nullable(v.object({ ProductName: v.string(), CategorySlug: v.string(), Slug: v.string() })),
  decode: (product) =>
    product ? { name: product.ProductName, slug: product.Slug, category: { slug: product.CategorySlug } } : undefined,
});
