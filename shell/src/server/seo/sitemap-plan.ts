import type { ApiClient } from 'shared-contracts';
import { orThrow } from 'shared-contracts/api/errors';
import { getBlogList } from 'shared-contracts/api/get-blog-list';
import { getCategoriesList } from 'shared-contracts/api/get-categories-list';
import { getSitemapOutline } from 'shared-contracts/api/get-sitemap-outline';
import { getSitemapProducts } from 'shared-contracts/api/get-sitemap-products';
import { decodeCategories } from 'shared-contracts/domain/category';
import type { ProductRun } from 'shared-contracts/domain/sitemap';
import { links } from 'shared-contracts/remote/links';
import type { StorePath } from 'shared-contracts/remote/store-paths';

/** A page in all languages. */
export interface SitemapEntry {
  /** Canonical path without language prefix. */
  readonly path: string;
  /** UTC, ISO 8601; absent where the API does not record it. */
  readonly changedAt?: string;
}

/** Every entry but the products', which are read in runs when their sitemap is made. */
export interface SitemapPlan {
  /** @param paths of the composition */
  general(paths: readonly StorePath[]): readonly SitemapEntry[];
  readonly runs: readonly ProductRun[];
}

/** The API's maximum. */
const PAGE_SIZE = 100;
const PRODUCTS_AT_ONCE = 1000;

/** Rejects when one answer is missing: search engines would take an incomplete sitemap for the whole. */
export async function readSitemapPlan(api: ApiClient): Promise<SitemapPlan> {
  const [outline, categories, posts] = await Promise.all([
    api.call(getSitemapOutline, {}).then(orThrow),
    everyPage(async (PageNo) => orThrow(await api.call(getCategoriesList, { PageNo, PageSize: PAGE_SIZE }))),
    everyPage(async (PageNo) => orThrow(await api.call(getBlogList, { PageNo, PageSize: PAGE_SIZE })).articles),
  ]);
  return {
    general(paths) {
      const own = fixedPaths(paths);
      // Editorial pages that have another URL are listed under that one.
      const shown = new Set([
        'home',
        ...own.map((path) => path.slice(1).toLowerCase()),
        ...posts.map(({ slug }) => slug),
      ]);
      return [
        ...own.map((path) => ({ path })),
        ...decodeCategories(categories).map(({ slug }) => ({ path: links.category(slug) })),
        ...posts.map(({ slug, publishedAt }) => ({
          path: links.blogPost(slug),
          changedAt: outline.postsChangedAt[slug] ?? new Date(publishedAt).toISOString(),
        })),
        ...outline.pages
          .filter((name) => !shown.has(name))
          .map((name) => dated({ path: links.policy(name) }, outline.pagesChangedAt[name])),
      ];
    },
    runs: outline.runs,
  };
}

function dated(entry: SitemapEntry, changedAt: string | undefined): SitemapEntry {
  return changedAt ? { ...entry, changedAt } : entry;
}

/** Of the pages that are one address each and for search engines. */
export function fixedPaths(paths: readonly StorePath[]): string[] {
  return paths.filter(({ path, indexed }) => indexed && !path.includes(':')).map(({ path }) => path);
}

export async function* productsOf(api: ApiClient, run: ProductRun): AsyncGenerator<readonly SitemapEntry[]> {
  let from = run.firstId;
  for (let left = run.count; left > 0; ) {
    const request = { FromId: from, PageSize: Math.min(left, PRODUCTS_AT_ONCE) };
    const products = orThrow(await api.call(getSitemapProducts, request));
    const last = products.at(-1);
    if (!last) return;
    yield products.map(({ categorySlug, slug, changedAt }) => ({ path: links.product(categorySlug, slug), changedAt }));
    left -= products.length;
    from = last.id + 1;
  }
}

async function everyPage<Item>(read: (pageNo: number) => Promise<readonly Item[]>): Promise<readonly Item[]> {
  const all: Item[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const page = await read(pageNo);
    all.push(...page);
    if (page.length < PAGE_SIZE) return all;
  }
}
