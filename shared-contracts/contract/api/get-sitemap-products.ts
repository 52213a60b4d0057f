import * as v from 'valibot';
import { defineCall } from './call.ts';
import { WholeNumber } from './shapes/request-fields.ts';

export const getSitemapProducts = defineCall({
  name: 'get-sitemap-products',
  summary: 'Addresses of published products by rising id, from an id on.',
  request: v.object({
    FromId: v.pipe(WholeNumber, v.minValue(0)),
    PageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 1000),
  }),
  answer: v.array(
    v.object({
      ProductId: v.number(),
      Slug: v.string(),
      CategorySlug: v.string(),
      /** UTC, ISO 8601: when its content changed last; its stock does not count. */
      ChangedAt: v.string(),
    }),
  ),
});
