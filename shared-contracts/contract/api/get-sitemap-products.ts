import * as v from 'valibot';
import { sitemapProductOf } from '../domain/sitemap.ts';
import { defineCall } from './call.ts';
import { WholeNumber } from './shapes/request-fields.ts';
import { SitemapProduct } from './shapes/sitemap.ts';

export const getSitemapProducts = defineCall({
  name: 'get-sitemap-products',
  summary: 'Addresses of published products by rising id, from an id on.',
  request: v.object({
    FromId: v.pipe(WholeNumber, v.minValue(0)),
    PageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 1000),
  }),
  answer: v.array(SitemapProduct),
  decode: (products) => products.map(sitemapProductOf),
});
