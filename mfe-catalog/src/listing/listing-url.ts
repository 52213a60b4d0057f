import { DISCOUNT_STEPS, SORT_COLUMNS, type SortKey } from 'shared-contracts/domain/constants';
import { PRICE_SLIDER } from './filters/price-slider.ts';

/** Filters that hold ids, by their name in the URL. */
export const ID_FILTERS = ['type', 'material', 'orientation', 'seater', 'colour', 'brand', 'origin'] as const;
export type IdFilter = (typeof ID_FILTERS)[number];

/** A listing's URL without its category. The URL alone decides what is listed (CAT-02). */
export interface ListingQuery extends Readonly<Record<IdFilter, readonly number[]>> {
  /** '' without a search. */
  readonly searchTerm: string;
  /** From 1. */
  readonly page: number;
  /** null: relevance for a search, else newest. */
  readonly sort: SortKey | null;
  readonly stock: 'in' | 'out' | null;
  /** At least so many percent off. */
  readonly discount: (typeof AT_LEAST.discount)[number] | null;
  /** At least so many stars. */
  readonly rating: (typeof AT_LEAST.rating)[number] | null;
  /** Whole rupees. */
  readonly min: number | null;
  /** Whole rupees. */
  readonly max: number | null;
}

/** Filters of the form 'at least so much', by their name in the URL, with their steps (CAT-32). */
export const AT_LEAST = { discount: DISCOUNT_STEPS, rating: [4, 3, 2, 1] } as const;
export type AtLeastFilter = keyof typeof AT_LEAST;

const LONGEST_SEARCH = 100;
const MAX_IDS = 50;
/** Prices to 9,99,999 rupees (CAT-04). */
const PRICE_DIGITS = 6;
const ID_DIGITS = 9;
const PAGE_DIGITS = 6;

/** The parameters of a listing, in the order in which its links write them. */
export const LISTING_PARAMETERS = [
  'SearchTerm',
  'page',
  'sort',
  ...ID_FILTERS,
  'stock',
  'discount',
  'rating',
  'min',
  'max',
] as const;
type Parameter = (typeof LISTING_PARAMETERS)[number];

/** Parses a query string. Never throws: unknown or malformed values count as absent. */
export function parseListingQuery(search: URLSearchParams): ListingQuery {
  const [min, max] = priceRange(
    wholeNumber(search.get('min'), PRICE_DIGITS),
    wholeNumber(search.get('max'), PRICE_DIGITS),
  );
  // A form without JavaScript repeats the name for every ticked box.
  const ids = (filter: IdFilter) => idList(search.getAll(filter).join());
  return {
    searchTerm: searchTerm(search.get('SearchTerm') ?? ''),
    page: wholeNumber(search.get('page'), PAGE_DIGITS) || 1,
    sort: sortKey(search.get('sort')),
    type: ids('type'),
    material: ids('material'),
    orientation: ids('orientation'),
    seater: ids('seater'),
    colour: ids('colour'),
    brand: ids('brand'),
    origin: ids('origin'),
    stock: stockState(search.getAll('stock')),
    discount: leastOf(AT_LEAST.discount, search.getAll('discount')),
    rating: leastOf(AT_LEAST.rating, search.getAll('rating')),
    min,
    max,
  };
}

/** The query string of a listing, '' or with its leading '?'; defaults are omitted. */
export function formatListingQuery(query: ListingQuery): string {
  const search = new URLSearchParams(listingParameters(query));
  // A comma is legal in a query, and people read these links.
  const text = search.toString().replaceAll('%2C', ',');
  return text ? `?${text}` : '';
}

/** The same as pairs, for a form's hidden fields. */
export function listingParameters(query: ListingQuery): [Parameter, string][] {
  const texts: Record<Parameter, string> = {
    SearchTerm: query.searchTerm,
    page: query.page > 1 ? String(query.page) : '',
    sort: query.sort ?? '',
    type: joined(query.type),
    material: joined(query.material),
    orientation: joined(query.orientation),
    seater: joined(query.seater),
    colour: joined(query.colour),
    brand: joined(query.brand),
    origin: joined(query.origin),
    stock: query.stock ?? '',
    discount: String(query.discount ?? ''),
    rating: String(query.rating ?? ''),
    min: query.min === null ? '' : String(query.min),
    max: query.max === null ? '' : String(query.max),
  };
  return LISTING_PARAMETERS.flatMap((name) => (texts[name] ? [[name, texts[name]]] : []));
}

/**
 * The query string to redirect to when this one holds something unknown or malformed; null when it is clean. Parameters
 * of others (a campaign's) stay.
 */
export function cleanedSearch(search: URLSearchParams): string | null {
  const clean = new Map(listingParameters(parseListingQuery(search)));
  const isClean = LISTING_PARAMETERS.every((name) => {
    const [text, ...more] = search.getAll(name);
    return text === clean.get(name) && more.length === 0;
  });
  if (isClean) return null;
  const cleaned = new URLSearchParams(search);
  for (const name of LISTING_PARAMETERS) {
    const text = clean.get(name);
    if (text === undefined) cleaned.delete(name);
    else cleaned.set(name, text);
  }
  const text = cleaned.toString().replaceAll('%2C', ',');
  return text ? `?${text}` : '';
}

/** The same category, search and order, without filters, at page 1. */
export function withoutFilters({ searchTerm, sort }: ListingQuery): ListingQuery {
  return { ...parseListingQuery(new URLSearchParams()), searchTerm, sort };
}

/** Whether a filter is active; a search or an order is not a filter (SH-15). */
export function isFiltered(query: ListingQuery): boolean {
  return isNarrowed({ ...query, searchTerm: '', sort: null });
}

/** Whether the URL narrows the category: such pages are not indexed (SH-18). */
export function isNarrowed(query: ListingQuery): boolean {
  return formatListingQuery({ ...query, page: 1 }) !== '';
}

function searchTerm(text: string): string {
  const words = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return Array.from(words).slice(0, LONGEST_SEARCH).join('').trim();
}

// Number() alone would accept '1e3', ' 5', '0x10' and ''.
function wholeNumber(text: string | null, digits: number): number | null {
  return text !== null && /^(0|[1-9][0-9]*)$/.test(text) && text.length <= digits ? Number(text) : null;
}

function idList(text: string): number[] {
  const ids = text.split(',').flatMap((part) => wholeNumber(part, ID_DIGITS) || []);
  return inOrder([...new Set(ids)].slice(0, MAX_IDS));
}

// Sorted, so that one choice has one address.
function inOrder(ids: readonly number[]): number[] {
  return [...ids].sort((one, other) => one - other);
}

function joined(ids: readonly number[]): string {
  return inOrder(ids).join();
}

function sortKey(text: string | null): SortKey | null {
  return text !== null && Object.hasOwn(SORT_COLUMNS, text) ? (text as SortKey) : null;
}

// A form without JavaScript with both boxes ticked: no restriction.
function stockState(texts: readonly string[]): ListingQuery['stock'] {
  const [state, ...more] = new Set(texts);
  return more.length === 0 && (state === 'in' || state === 'out') ? state : null;
}

// A form without JavaScript with several boxes ticked: the lowest includes the others.
function leastOf<Step extends number>(steps: readonly Step[], texts: readonly string[]): Step | null {
  const chosen = steps.filter((step) => texts.includes(String(step)));
  return chosen.length > 0 ? (Math.min(...chosen) as Step) : null;
}

// An empty range is a typing error or an attack: both ends are dropped.
function priceRange(min: number | null, max: number | null): [number | null, number | null] {
  if (min !== null && max !== null && min > max) return [null, null];
  // The slider's end means 'and above' (CAT-04).
  return [min, max === PRICE_SLIDER.max ? null : max];
}
