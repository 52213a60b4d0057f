import { links } from 'shared-contracts';
import { BLOG_SORT_COLUMNS, type BlogSortKey } from 'shared-contracts/domain/constants';

/** The blog's URL alone decides what is listed. */
export interface BlogQuery {
  /** From 1. */
  readonly page: number;
  readonly sort: BlogSortKey;
}

const PARAMETERS = ['page', 'sort'] as const;
const DEFAULT_SORT: BlogSortKey = 'newest';

/** Parses a query string. Never throws: unknown or malformed values count as absent. */
export function parseBlogQuery(search: URLSearchParams): BlogQuery {
  const page = search.get('page') ?? '';
  const sort = search.get('sort') ?? '';
  return {
    // Number() alone would accept '1e3', ' 5' and '0x10'.
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    sort: Object.hasOwn(BLOG_SORT_COLUMNS, sort) ? (sort as BlogSortKey) : DEFAULT_SORT,
  };
}

/** The blog's path with its query; defaults are omitted, so that every page has one address. */
export function blogPath({ page, sort }: BlogQuery): string {
  const search = new URLSearchParams({
    ...(page > 1 ? { page: String(page) } : {}),
    ...(sort === DEFAULT_SORT ? {} : { sort }),
  });
  return search.size > 0 ? `${links.blog()}?${search}` : links.blog();
}

/** The path to redirect to when a URL holds something malformed, repeated or redundant; null when it is clean. */
export function cleanedBlogPath(search: URLSearchParams): string | null {
  const clean = new URL(blogPath(parseBlogQuery(search)), 'https://store.invalid').searchParams;
  const isClean = PARAMETERS.every((name) => search.getAll(name).join() === (clean.get(name) ?? ''));
  if (isClean) return null;
  const cleaned = new URLSearchParams(search);
  for (const name of PARAMETERS) {
    const text = clean.get(name);
    if (text === null) cleaned.delete(name);
    else cleaned.set(name, text);
  }
  return cleaned.size > 0 ? `${links.blog()}?${cleaned}` : links.blog();
}
