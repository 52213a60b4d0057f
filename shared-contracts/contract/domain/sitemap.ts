import type { SitemapOutline as OutlineAnswer, SitemapProduct as ProductAnswer } from '../api/shapes/sitemap.ts';

/** Times are as a sitemap writes them: UTC, ISO 8601. */
export interface ProductRun {
  readonly firstId: number;
  readonly count: number;
  readonly changedAt: string;
}

/** Editorial pages by the names that get-web-content takes, with the times of pages and posts by name, where known. */
export interface SitemapOutline extends Omit<OutlineAnswer, 'products'> {
  readonly runs: readonly ProductRun[];
}

export interface SitemapProduct {
  readonly id: number;
  readonly slug: string;
  readonly categorySlug: string;
  readonly changedAt: string;
}

export function sitemapOutlineOf({ products, ...pages }: OutlineAnswer): SitemapOutline {
  const runs = products.map(({ FirstId, Count, ChangedAt }) => ({
    firstId: FirstId,
    count: Count,
    changedAt: ChangedAt,
  }));
  return { ...pages, runs };
}

export function sitemapProductOf(product: ProductAnswer): SitemapProduct {
  return {
    id: product.ProductId,
    slug: product.Slug,
    categorySlug: product.CategorySlug,
    changedAt: product.ChangedAt,
  };
}
