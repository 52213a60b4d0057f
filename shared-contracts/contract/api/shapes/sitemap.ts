import * as v from 'valibot';

export const SitemapOutline = v.object({
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
});
export type SitemapOutline = v.InferOutput<typeof SitemapOutline>;

export const SitemapProduct = v.object({
  ProductId: v.number(),
  Slug: v.string(),
  CategorySlug: v.string(),
  /** UTC, ISO 8601: when its content changed last; its stock does not count. */
  ChangedAt: v.string(),
});
export type SitemapProduct = v.InferOutput<typeof SitemapProduct>;
