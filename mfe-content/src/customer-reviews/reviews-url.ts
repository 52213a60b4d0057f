import { links } from 'shared-contracts';

export const REVIEWS_ON_A_PAGE = 10;

/** The page's address alone decides what is listed. */
export interface ReviewsQuery {
  /** 0 for any. */
  readonly stars: number;
  /** Slug of a top category; '' for any. */
  readonly category: string;
  /** From 1. */
  readonly page: number;
}

/** Parses a query string. Never throws: unknown or malformed values count as absent. */
export function parseReviewsQuery(search: URLSearchParams): ReviewsQuery {
  const [stars, category, page] = ['stars', 'category', 'page'].map((name) => search.get(name) ?? '');
  return {
    stars: /^[1-5]$/.test(stars ?? '') ? Number(stars) : 0,
    category: category && /^[a-z0-9-]{1,200}$/.test(category) ? category : '',
    page: /^[1-9]\d{0,5}$/.test(page ?? '') ? Number(page) : 1,
  };
}

/** Defaults are omitted, so that every page has one address. */
export function reviewsPath({ stars, category, page }: ReviewsQuery): string {
  const search = new URLSearchParams({
    ...(stars > 0 ? { stars: String(stars) } : {}),
    ...(category ? { category } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return search.size > 0 ? `${links.customerReviews()}?${search}` : links.customerReviews();
}
