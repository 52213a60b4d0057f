import * as v from 'valibot';
import { defineCall } from './call.ts';

/** Each is listed in two languages, and a sitemap holds at most 50,000 addresses. */
export const PRODUCTS_PER_SITEMAP = 25_000;

export const getSitemapOutline = defineCall({
  name: 'get-sitemap-outline',
  summary: `What the store's sitemaps list: the editorial pages, and the products in runs of ${PRODUCTS_PER_SITEMAP}.`,
  request: v.object({}),
  answer: v.object({
    /** Names of the editorial pages, as get-web-content takes them. */
    pages: v.array(v.string()),
    /** When what a page says was published, and a post, by name; absent from an API of an earlier release. */
    pagesChangedAt: v.optional(v.record(v.string(), v.string()), {}),
    postsChangedAt: v.optional(v.record(v.string(), v.string()), {}),
    /** Runs of published products by rising id. */
    products: v.array(
      v.object({
        /** The run's first id. */
        FirstId: v.number(),
        Count: v.number(),
        /** UTC, ISO 8601: when the content of one of them changed last. */
        ChangedAt: v.string(),
      }),
    ),
  }),
});
