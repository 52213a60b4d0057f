import { links, notFound, orThrow, type PageContext, type PageOutcome, redirectTo, show } from 'shared-contracts';
import { getAllProducts } from 'shared-contracts/api/get-all-products';
import type { Category } from 'shared-contracts/api/get-categories-list';
import type { ProductListItem } from 'shared-contracts/api/shapes/product-list-item';
import { categoryBySlug, categoryTrail } from '../categories/category-trail.ts';
import { loadCategories } from '../categories/load-categories.ts';
import { listingPath } from './listing-path.ts';
import { listingRequest } from './listing-request.ts';
import { cleanedSearch, type ListingQuery, parseListingQuery } from './listing-url.ts';
import { takeAhead } from './next-page.ts';

export interface ProductListing {
  readonly kind: 'products';
  readonly query: ListingQuery;
  /** From the top category down to the listed one; empty on /ProductListing. */
  readonly trail: readonly Category[];
  readonly products: readonly ProductListItem[];
  /** Of all pages. */
  readonly total: number;
}

export type ListingData =
  | ProductListing
  | { readonly kind: 'unknown-category' }
  /** `firstPage` is a canonical path with its query. */
  | { readonly kind: 'past-the-end'; readonly firstPage: string };

/** What a listing's URL lists; the URL alone decides (CAT-02). */
export async function loadListing(context: PageContext): Promise<PageOutcome<ListingData>> {
  const { url, params, api, signal } = context;
  const asked = params.category;
  const cleaned = cleanedSearch(url.searchParams);
  if (cleaned !== null) return redirectTo(`${asked ? links.category(asked) : links.allProducts()}${cleaned}`);

  const categories = asked ? orThrow(await loadCategories(api, signal)) : [];
  const category = asked ? categoryBySlug(categories, asked) : undefined;
  if (asked && !category) return notFound({ kind: 'unknown-category' });
  if (category && category.Slug !== asked) {
    return redirectTo(`${links.category(category.Slug)}${url.search}`, { permanent: true });
  }

  const query = parseListingQuery(url.searchParams);
  const request = listingRequest(query, category?.CategoryID);
  const products = (await takeAhead(request)) ?? orThrow(await api.call(getAllProducts, request, { signal }));
  if (products.length === 0 && query.page > 1) {
    return notFound({ kind: 'past-the-end', firstPage: listingPath({ ...query, page: 1 }, category) });
  }
  const trail = category ? categoryTrail(categories, category) : [];
  return show({ kind: 'products', query, trail, products, total: products[0]?.TotalRecords ?? 0 });
}
