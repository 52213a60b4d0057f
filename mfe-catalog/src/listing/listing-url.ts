import { SORT_COLUMNS, type SortKey } from 'shared-contracts/domain/constants';

/** Filters that hold ids, by their name in the URL. */
export const ID_FILTERS = ['type', 'material', 'orientation', 'seater', 'colour', 'brand'] as const;
export type IdFilter = (typeof ID_FILTERS)[number];

/** What a listing's URL asks for beside its category. The URL alone decides what is listed (CAT-02). */
export interface ListingQuery extends Readonly<Record<IdFilter, readonly number[]>> {
  /** '' when nothing is searched. */
  readonly searchTerm: string;
  /** From 1. */
  readonly page: number;
  /** null: relevance when searching, else newest. */
  readonly sort: SortKey | null;
  readonly stock: 'in' | 'out' | null;
  /** Whole rupees. */
  readonly min: number | null;
  /** Whole rupees. */
  readonly max: number | null;
}

const LONGEST_SEARCH = 100;
const MOST_IDS = 50;
/** Prices to 9,99,999 rupees (CAT-04). */
const PRICE_DIGITS = 6;
const ID_DIGITS = 9;
const PAGE_DIGITS = 6;

/** Parameters a listing reads, in the order its own links write them. */
export const LISTING_PARAMETERS = ['SearchTerm', 'page', 'sort', ...ID_FILTERS, 'stock', 'min', 'max'] as const;
type Parameter = (typeof LISTING_PARAMETERS)[number];

/** Reads a query string. Never throws: what is unknown or malformed counts as absent. */
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
    stock: stockState(search.getAll('stock')),
    min,
    max,
  };
}

/** The query string of a listing, '' or with its leading '?'; defaults are left out. */
export function formatListingQuery(query: ListingQuery): string {
  const search = new URLSearchParams(listingParameters(query));
  // A comma is legal in a query and these links are read by people.
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
    stock: query.stock ?? '',
    min: query.min === null ? '' : String(query.min),
    max: query.max === null ? '' : String(query.max),
  };
  return LISTING_PARAMETERS.flatMap((name) => (texts[name] ? [[name, texts[name]]] : []));
}

/**
 * The query string a visitor is redirected to when theirs holds something unknown or malformed; null when it
 * is clean. Parameters that are not the listing's (a campaign's, say) are left alone.
 */
export function cleanedSearch(search: URLSearchParams): string | null {
  const wanted = new Map(listingParameters(parseListingQuery(search)));
  const isClean = LISTING_PARAMETERS.every((name) => {
    const [text, ...more] = search.getAll(name);
    return text === wanted.get(name) && more.length === 0;
  });
  if (isClean) return null;
  const cleaned = new URLSearchParams(search);
  for (const name of LISTING_PARAMETERS) {
    const text = wanted.get(name);
    if (text === undefined) cleaned.delete(name);
    else cleaned.set(name, text);
  }
  const text = cleaned.toString().replaceAll('%2C', ',');
  return text ? `?${text}` : '';
}

/** The same category and search in the same order, with nothing filtered out, from its first page. */
export function withoutFilters({ searchTerm, sort }: ListingQuery): ListingQuery {
  return { ...parseListingQuery(new URLSearchParams()), searchTerm, sort };
}

/** Whether a filter is active; a search or an order is none (SH-15). */
export function isFiltered(query: ListingQuery): boolean {
  return isNarrowed({ ...query, searchTerm: '', sort: null });
}

/** Whether the URL narrows the category: such pages stay out of search engines (SH-18). */
export function isNarrowed(query: ListingQuery): boolean {
  return formatListingQuery({ ...query, page: 1 }) !== '';
}

function searchTerm(text: string): string {
  const words = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return Array.from(words).slice(0, LONGEST_SEARCH).join('').trim();
}

// Number() alone would take '1e3', ' 5', '0x10' and ''.
function wholeNumber(text: string | null, digits: number): number | null {
  return text !== null && /^(0|[1-9][0-9]*)$/.test(text) && text.length <= digits ? Number(text) : null;
}

function idList(text: string): number[] {
  const ids = text.split(',').flatMap((part) => wholeNumber(part, ID_DIGITS) || []);
  return inOrder([...new Set(ids)].slice(0, MOST_IDS));
}

// One address for one choice, in whatever order it was made.
function inOrder(ids: readonly number[]): number[] {
  return [...ids].sort((one, other) => one - other);
}

function joined(ids: readonly number[]): string {
  return inOrder(ids).join();
}

function sortKey(text: string | null): SortKey | null {
  return text !== null && Object.hasOwn(SORT_COLUMNS, text) ? (text as SortKey) : null;
}

// Both boxes of a form without JavaScript ticked: that is everything.
function stockState(texts: readonly string[]): ListingQuery['stock'] {
  const [state, ...more] = new Set(texts);
  return more.length === 0 && (state === 'in' || state === 'out') ? state : null;
}

// A range that holds nothing is a typing slip or an attack, not a wish: both ends go.
function priceRange(min: number | null, max: number | null): [number | null, number | null] {
  return min !== null && max !== null && min > max ? [null, null] : [min, max];
}
