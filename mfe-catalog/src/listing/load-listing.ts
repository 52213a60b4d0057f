import {
  type Language,
  links,
  notFound,
  orElse,
  orThrow,
  type PageContext,
  type PageOutcome,
  redirectTo,
  show,
} from 'shared-contracts';
import { getAllProducts } from 'shared-contracts/api/get-all-products';
import { getPopularProductsList } from 'shared-contracts/api/get-popular-products-list';
import type { Card } from 'shared-contracts/domain/card';
import type { Category } from 'shared-contracts/domain/category';
import { PAGE_SIZE } from 'shared-contracts/domain/constants';
import { readPricePhrase } from 'shared-contracts/domain/price-phrase';
import { categoryBySlug, categoryTrail, relatedCategories } from '../categories/category-trail.ts';
import { loadCategories } from '../categories/load-categories.ts';
import { reportOnce } from '../parts/report-once.ts';
import { reportMissingPrice } from '../product/missing-price.ts';
import { PRICE_SLIDER } from './filters/price-slider.ts';
import { provideHead } from './head.ts';
import { BestPrices, NothingFound, Pagination, RoomPicture } from './listed-products.tsx';
import { NoListing } from './listing.tsx';
import type { ListingAnswer, ListingData, NamedCategory, ProductListing, Room } from './listing-data.ts';
import { asListingFacets, withKnownOptions } from './listing-facets.ts';
import { listingHead } from './listing-head.ts';
import { listingPath } from './listing-path.ts';
import { listingRequest } from './listing-request.ts';
import { cleanedSearch, formatListingQuery, type ListingQuery, parseListingQuery } from './listing-url.ts';
import { keyOf, takePrefetched } from './prefetched-page.ts';

provideHead(listingHead);

/** Fills one row of the widest grid. */
const POPULAR = 4;

/** The URL alone decides what is listed (CAT-02). */
export async function loadListing(context: PageContext): Promise<PageOutcome<ListingData>> {
  const { url, params, language, api, signal } = context;
  const slug = params.category;
  const cleaned = cleanedSearch(url.searchParams);
  if (cleaned !== null) return redirectTo(`${slug ? links.category(slug) : links.allProducts()}${cleaned}`);

  const loading = loadCategories(api, signal);
  const categories = slug ? orThrow(await loading) : [];
  const category = slug ? categoryBySlug(categories, slug) : undefined;
  if (slug && !category) {
    await NoListing.load(language);
    return notFound({ kind: 'unknown-category' });
  }
  if (category && category.slug !== slug) {
    return redirectTo(`${links.category(category.slug)}${url.search}`, { permanent: true });
  }

  const query = parseListingQuery(url.searchParams);
  const asked = readPricePhrase(query.searchTerm);
  if (asked.min !== null || asked.max !== null) return redirectTo(listingPath(withPrices(query, asked), category));
  const request = listingRequest(query, category?.id);
  // The later parts' script loads with the data, so that they do not appear after it.
  const laterParts = loadLaterParts(language).catch(() => undefined);
  const answer = (await takePrefetched(keyOf(request, language))) ?? (await askFor(request, context));
  for (const { id, price } of answer.products) reportMissingPrice(id, price, api);
  const possible = answer.facets ? withKnownOptions(query, answer.facets) : query;
  if (formatListingQuery(possible) !== formatListingQuery(query)) {
    return redirectTo(listingPath({ ...possible, page: 1 }, category));
  }
  if (answer.products.length === 0 && query.page > 1) {
    await NoListing.load(language);
    return notFound({ kind: 'past-the-end', firstPage: listingPath({ ...query, page: 1 }, category) });
  }
  const trail = category ? categoryTrail(categories, category) : [];
  const isEmpty = answer.products.length === 0;
  // Loaded with the answer, so that no empty page shows in between.
  const [popular] = await Promise.all(isEmpty ? [loadPopularProducts(context), NothingFound.load(language)] : [[]]);
  await laterParts;
  const all = orElse([])(await loading);
  return show({
    kind: 'products',
    query,
    trail,
    related: relatedCategories(all, category).map(named),
    room: answer.products.length < PAGE_SIZE.listing ? null : roomAmong(all, trail, query.page, answer.products),
    popular,
    ...answer,
  });
}

function loadLaterParts(language: Language): Promise<unknown> {
  return Promise.all([RoomPicture, Pagination, BestPrices].map((part) => part.load(language)));
}

/** 'sofa under 20k' is a search for sofas with a price filter, which shows and can be removed (CAT-32). */
function withPrices(query: ListingQuery, { words, min, max }: ReturnType<typeof readPricePhrase>): ListingQuery {
  // The URL drops a maximum at the slider's end, so the price just below it takes its place.
  const below = max === PRICE_SLIDER.max ? max - 1 : max;
  return { ...query, searchTerm: words, page: 1, min: query.min ?? min, max: query.max ?? below };
}

async function askFor(
  request: ReturnType<typeof listingRequest>,
  { api, signal, language }: Pick<PageContext, 'api' | 'signal' | 'language'>,
): Promise<ListingAnswer> {
  const ask = (sort: typeof request.OrderByColumnName) =>
    api.call(getAllProducts, { ...request, OrderByColumnName: sort, WithFacets: true }, { signal });
  const result = await ask(request.OrderByColumnName);
  // An API of an earlier release refuses an order that it does not know.
  const isUnknownOrder = !result.ok && result.error.kind === 'http' && result.error.status === 400;
  const { products, total, filters } = orThrow(isUnknownOrder && request.OrderByColumnName ? await ask('') : result);
  if (filters.kind === 'unreadable') {
    reportOnce(`get-all-products answers no facets that can be read: ${filters.issue}`, api);
    return { products, total, facets: null, bestPrices: [] };
  }
  return { products, total, facets: asListingFacets(filters.facets, language), bestPrices: filters.bestPrices };
}

function loadPopularProducts({ api, signal }: PageContext): Promise<ProductListing['popular']> {
  return api.call(getPopularProductsList, { PageSize: POPULAR }, { signal }).then(orElse([]));
}

const named = ({ name, slug, picture }: Category): NamedCategory => ({ name, slug, picture });

/**
 * Returns the room that the listing belongs to, pictured with the first listed product that has a picture in a room. For a
 * room itself and for all products each page gets another room.
 */
function roomAmong(
  categories: readonly Category[],
  trail: readonly Category[],
  page: number,
  products: readonly Card[],
): Room | null {
  const [own] = trail;
  const rooms = categories.filter(
    ({ id, parentId, picture, productCount }) =>
      parentId === undefined && picture && productCount > 0 && id !== own?.id,
  );
  const isBelow = trail.length > 1 && own?.picture !== undefined;
  const room = isBelow ? own : rooms[(page - 1) % rooms.length];
  if (!room?.picture) return null;
  const inRoom = isBelow ? products.find(({ secondImage }) => secondImage?.IsRoom) : undefined;
  return { name: room.name, slug: room.slug, picture: inRoom?.secondImage ?? room.picture, shown: inRoom?.name };
}
