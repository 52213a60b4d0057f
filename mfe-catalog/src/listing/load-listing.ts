import {
  type ApiClient,
  links,
  notFound,
  orThrow,
  type PageContext,
  type PageOutcome,
  redirectTo,
  show,
} from 'shared-contracts';
import { getAllProducts, ListingExtras } from 'shared-contracts/api/get-all-products';
import type { Category } from 'shared-contracts/api/get-categories-list';
import type { BestPrice } from 'shared-contracts/api/shapes/best-price';
import type { ProductListItem } from 'shared-contracts/api/shapes/product-list-item';
import * as v from 'valibot';
import { categoryBySlug, categoryTrail, relatedCategories } from '../categories/category-trail.ts';
import { loadCategories } from '../categories/load-categories.ts';
import { reportMissingPrice } from '../product/missing-price.ts';
import { NothingFound } from './listed-products.tsx';
import { NoListing } from './listing.tsx';
import { asListingFacets, type ListingFacets, withKnownOptions } from './listing-facets.ts';
import { listingPath } from './listing-path.ts';
import { listingRequest } from './listing-request.ts';
import { cleanedSearch, formatListingQuery, type ListingQuery, parseListingQuery } from './listing-url.ts';
import { takePrefetched } from './next-page.ts';
import { reportBrokenExtras } from './report-broken-extras.ts';

export interface ListingAnswer {
  readonly products: readonly ProductListItem[];
  /** Across all pages. */
  readonly total: number;
  /** null when the API sends none that can be read: the products are shown without filters. */
  readonly facets: ListingFacets | null;
  /** The largest discounts of the category, regardless of filters (CAT-09). */
  readonly bestPrices: readonly BestPrice[];
}

export interface ProductListing extends ListingAnswer {
  readonly kind: 'products';
  readonly query: ListingQuery;
  /** From the top category down; empty on /ProductListing. */
  readonly trail: readonly Category[];
  /** Suggestions when nothing was found. */
  readonly related: readonly Pick<Category, 'Name' | 'Slug'>[];
}

export type ListingData =
  | ProductListing
  | { readonly kind: 'unknown-category' }
  /** `firstPage` is a canonical path with its query. */
  | { readonly kind: 'past-the-end'; readonly firstPage: string };

/** The URL alone decides what is listed (CAT-02). */
export async function loadListing(context: PageContext): Promise<PageOutcome<ListingData>> {
  const { url, params, language, api, signal } = context;
  const slug = params.category;
  const cleaned = cleanedSearch(url.searchParams);
  if (cleaned !== null) return redirectTo(`${slug ? links.category(slug) : links.allProducts()}${cleaned}`);

  const categories = slug ? orThrow(await loadCategories(api, signal)) : [];
  const category = slug ? categoryBySlug(categories, slug) : undefined;
  if (slug && !category) {
    await NoListing.load(language);
    return notFound({ kind: 'unknown-category' });
  }
  if (category && category.Slug !== slug) {
    return redirectTo(`${links.category(category.Slug)}${url.search}`, { permanent: true });
  }

  const query = parseListingQuery(url.searchParams);
  const request = listingRequest(query, category?.CategoryID);
  const answer = (await takePrefetched(request)) ?? (await askFor(request, api, signal));
  for (const product of answer.products) reportMissingPrice(product, api);
  const known = answer.facets ? withKnownOptions(query, answer.facets) : query;
  if (formatListingQuery(known) !== formatListingQuery(query)) {
    return redirectTo(listingPath({ ...known, page: 1 }, category));
  }
  if (answer.products.length === 0 && query.page > 1) {
    await NoListing.load(language);
    return notFound({ kind: 'past-the-end', firstPage: listingPath({ ...query, page: 1 }, category) });
  }
  const trail = category ? categoryTrail(categories, category) : [];
  const isEmpty = answer.products.length === 0;
  // Loaded with the answer, so that no empty page shows in between.
  const [related] = await Promise.all(
    isEmpty ? [elsewhere(category, categories, context), NothingFound.load(language)] : [[]],
  );
  return show({ kind: 'products', query, trail, related, ...answer });
}

async function askFor(
  request: ReturnType<typeof listingRequest>,
  api: ApiClient,
  signal: AbortSignal,
): Promise<ListingAnswer> {
  const result = await api.callWithExtras(getAllProducts, { ...request, WithFacets: true }, { signal });
  const { answer: products, extras } = orThrow(result);
  const read = v.safeParse(ListingExtras, extras);
  if (!read.success) {
    reportBrokenExtras(read.issues[0].message, api);
    return { products, total: products[0]?.TotalRecords ?? 0, facets: null, bestPrices: [] };
  }
  const { facets, totalRecords, bestPrices } = read.output;
  return { products, total: totalRecords, facets: asListingFacets(facets), bestPrices };
}

/** Suggestions for an empty listing; on failure none, rather than a failed page. */
async function elsewhere(
  category: Category | undefined,
  known: readonly Category[],
  { api, signal }: PageContext,
): Promise<ProductListing['related']> {
  let categories = known;
  if (categories.length === 0) {
    const loaded = await loadCategories(api, signal);
    categories = loaded.ok ? loaded.value : [];
  }
  return relatedCategories(categories, category).map(({ Name, Slug }) => ({ Name, Slug }));
}
