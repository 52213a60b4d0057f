import { STORE_PATHS } from 'shared-contracts/remote/store-paths';
import {
  cleanedSearch,
  formatListingQuery,
  isFiltered,
  isNarrowed,
  LISTING_PARAMETERS,
  type ListingQuery,
  parseListingQuery,
  withoutFilters,
} from './listing-url.ts';

const NOTHING: ListingQuery = {
  searchTerm: '',
  page: 1,
  sort: null,
  type: [],
  material: [],
  orientation: [],
  seater: [],
  colour: [],
  brand: [],
  origin: [],
  stock: null,
  discount: null,
  rating: null,
  min: null,
  max: null,
};

const parse = (search: string) => parseListingQuery(new URLSearchParams(search));
const clean = (search: string) => cleanedSearch(new URLSearchParams(search));

test('the shell keys listing pages by exactly the parameters a listing reads [CAT-02]', () => {
  for (const path of ['/ProductListing', '/collections/:category']) {
    expect(STORE_PATHS.find((entry) => entry.path === path)?.query).toEqual(LISTING_PARAMETERS);
  }
});

describe('a link restores the listing it was copied from [CAT-02]', () => {
  test.each<[string, Partial<ListingQuery>]>([
    ['', {}],
    ['?page=2', { page: 2 }],
    ['?SearchTerm=shesham+sofa', { searchTerm: 'shesham sofa' }],
    ['?page=3&sort=price-ascending', { page: 3, sort: 'price-ascending' }],
    ['?type=1,4&material=2', { type: [1, 4], material: [2] }],
    [
      '?orientation=1&seater=3&colour=7,8&brand=15&origin=2',
      { orientation: [1], seater: [3], colour: [7, 8], brand: [15], origin: [2] },
    ],
    ['?stock=in&min=5000&max=47999', { stock: 'in', min: 5000, max: 47_999 }],
    ['?max=48001', { max: 48_001 }],
    ['?min=0', { min: 0 }],
    ['?max=999999', { max: 999_999 }],
  ])('%s', (search, wish) => {
    expect(parse(search)).toEqual({ ...NOTHING, ...wish });
    expect(formatListingQuery({ ...NOTHING, ...wish })).toBe(search);
    expect(clean(search)).toBeNull();
  });
});

describe('unknown and malformed values are dropped with a redirect [CAT-02]', () => {
  test.each([
    ['?page=1', ''],
    // 48000 is the slider's end, which means 'and above' (CAT-04).
    ['?max=48000', ''],
    ['?min=5000&max=48000', '?min=5000'],
    ['?page=0', ''],
    ['?page=-1', ''],
    ['?page=1.5', ''],
    ['?page=1e3', ''],
    ['?page=0x10', ''],
    ['?page=%202', ''],
    ['?page=٢', ''],
    ['?page=02', ''],
    ['?page=', ''],
    ['?page=99999999999999999999', ''],
    ['?page=2&page=3', '?page=2'],
    ['?sort=cheapest', ''],
    ['?sort=Name ASC', ''],
    ['?sort=__proto__', ''],
    ['?sort=constructor', ''],
    ['?type=1;DROP TABLE product', ''],
    ['?type=1,abc,1,-2,3', '?type=1,3'],
    ['?type=4&type=1', '?type=1,4'],
    ['?type=4,1', '?type=1,4'],
    ['?min=&max=&type=2', '?type=2'],
    ['?stock=in&stock=out', ''],
    ['?material=1 OR 1=1', ''],
    ['?colour=,,,', ''],
    ['?brand=null', ''],
    ['?stock=maybe', ''],
    ['?min=-5', ''],
    ['?min=NaN&max=Infinity', ''],
    ['?min=9000&max=100', ''],
    ['?max=1000000', ''],
    ['?SearchTerm=', ''],
    ['?SearchTerm=+%00%0A+', ''],
    ['?SearchTerm=++sofa+++bed++', '?SearchTerm=sofa+bed'],
    ['?sort=nonsense&page=2', '?page=2'],
    ['?utm_source=mail&page=zero', '?utm_source=mail'],
  ])('%s', (search, redirectedTo) => {
    expect(clean(search)).toBe(redirectedTo);
    expect(clean(redirectedTo)).toBeNull();
  });

  test('a search longer than a hundred characters', () => {
    expect(clean(`?SearchTerm=${'ö'.repeat(5000)}`)).toBe(`?${new URLSearchParams({ SearchTerm: 'ö'.repeat(100) })}`);
  });

  test('parameters of others, a campaign say, cause no redirect', () => {
    expect(clean('?utm_source=mail&inspect')).toBeNull();
  });
});

test('a search for markup stays a search for text', () => {
  expect(formatListingQuery(parse('?SearchTerm=%3Cscript%3E%22%26'))).toBe('?SearchTerm=%3Cscript%3E%22%26');
});

test('only filters count as filters, and clearing them keeps search and order [CAT-05]', () => {
  for (const search of ['?type=1', '?colour=2', '?stock=out', '?min=1', '?max=5']) {
    expect(isFiltered(parse(search))).toBe(true);
  }
  for (const search of ['', '?page=3', '?SearchTerm=sofa', '?sort=price-ascending']) {
    expect(isFiltered(parse(search))).toBe(false);
  }
  const all = parse('?SearchTerm=sofa&page=3&sort=price-ascending&type=1,2&brand=4&stock=in&min=5&max=9');
  expect(formatListingQuery(withoutFilters(all))).toBe('?SearchTerm=sofa&sort=price-ascending');
});

test('a page number alone does not narrow a listing, everything else does', () => {
  expect(isNarrowed(parse('?page=4'))).toBe(false);
  for (const search of ['?SearchTerm=sofa', '?type=1', '?stock=in', '?min=1', '?sort=title-ascending']) {
    expect(isNarrowed(parse(search))).toBe(true);
  }
});
