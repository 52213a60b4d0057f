import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Image } from './shapes/image.ts';
import { pageSize } from './shapes/paging.ts';

export const getSearchSuggestions = defineCall({
  name: 'get-search-suggestions',
  summary: 'Products and categories for what has been typed so far; forgives typing mistakes.',
  request: v.object({ SearchTerm: v.pipe(v.string(), v.trim(), v.maxLength(200)), PageSize: pageSize(6) }),
  answer: v.object({
    products: v.array(
      v.object({
        ProductId: v.number(),
        ProductName: v.string(),
        Slug: v.string(),
        CategorySlug: v.string(),
        Price: v.nullable(v.number()),
        Image,
      }),
    ),
    categories: v.array(v.object({ CategoryID: v.number(), Name: v.string(), Slug: v.string() })),
  }),
});
