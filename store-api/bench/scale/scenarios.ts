import { getAllProducts } from 'shared-contracts/api/get-all-products';
import { SORT_COLUMNS } from 'shared-contracts/domain/constants';
import * as v from 'valibot';
import { listCategories } from '../../src/catalog/listing/categories.ts';
import { readListing } from '../../src/catalog/listing/listing-route.ts';
import { relatedProducts } from '../../src/catalog/listing/product-lists.ts';
import { searchSuggestions } from '../../src/catalog/listing/suggestions.ts';
import { bestPrices } from '../../src/catalog/products/best-prices.ts';
import { findProductDetail } from '../../src/catalog/products/product-detail.ts';
import type { Db } from '../../src/platform/database/schema.ts';
import type { seededRandom } from '../../src/seed/large/seeded-random.ts';

type Random = ReturnType<typeof seededRandom>;

/** One action of a shopper, each time with other parameters, without cached answers. */
export interface Scenario {
  readonly name: string;
  run(db: Db, random: Random, products: number): Promise<unknown>;
}

const list = (db: Db, parameters: object) => readListing(db, v.parse(getAllProducts.request, parameters));

// Small and large ones; of the seed's 45 categories, 1 is Living Room and 2 Sofas.
const CATEGORIES = Array.from({ length: 40 }, (_, index) => index + 1);
const MATERIALS = [1, 2, 3, 4];
const COLORS = Array.from({ length: 18 }, (_, index) => index + 1);
const SORTS = Object.values(SORT_COLUMNS);

const ADJECTIVES = ['shesham', 'mngo', 'fabrik', 'cain', 'wodden', 'acasia', 'tufed', 'carvd'];
const THINGS = ['sofa', 'chiar', 'tabel', 'rockng chair', 'waredrobe', 'bed with storge', 'dinning set', 'bookshlef'];
const ARABIC_ADJECTIVES = ['رمادي', 'خشب الشيشم', 'قماش', 'خيزرن', 'بيج', 'اكاسيا', 'منجد', 'كحلي'];
const ARABIC_THINGS = ['كنبة', 'كرصي', 'طاوله', 'كرسي هزاز', 'دولاب', 'سرير مع تخزين', 'طقم سفرة', 'مكتبه'];
const BEGINNINGS = ['so', 'sof', 'wardr', 'king b', 'coff', 'sheesham t', 'din', 'book', 'ba', 'teal c'];

export const scenarios: readonly Scenario[] = [
  {
    name: 'listing, page 1, each sort',
    run: (db, random) => list(db, { OrderByColumnName: random.oneOf(SORTS) }),
  },
  {
    name: 'listing, page 50, each sort',
    run: (db, random) => list(db, { OrderByColumnName: random.oneOf(SORTS), PageNo: 50 }),
  },
  {
    name: 'category, page 1, each sort',
    run: (db, random) => list(db, { OrderByColumnName: random.oneOf(SORTS), CategoryID: random.oneOf(CATEGORIES) }),
  },
  {
    name: 'category, page 50, each sort',
    run: (db, random) =>
      list(db, { OrderByColumnName: random.oneOf(SORTS), CategoryID: random.oneOf(CATEGORIES), PageNo: 50 }),
  },
  {
    name: 'three filters, with facets',
    run: (db, random) =>
      list(db, {
        CategoryID: random.oneOf(CATEGORIES),
        MaterialType: random.oneOf(MATERIALS),
        ColorID: `${random.oneOf(COLORS)},${random.oneOf(COLORS)}`,
        MinPrice: random.between(1, 20) * 1000,
        MaxPrice: random.between(21, 90) * 1000,
        OrderByColumnName: random.oneOf(SORTS),
        WithFacets: true,
      }),
  },
  {
    name: 'category, with facets',
    run: (db, random) => list(db, { CategoryID: random.oneOf(CATEGORIES), WithFacets: true }),
  },
  { name: 'whole store, with facets', run: (db) => list(db, { WithFacets: true }) },
  {
    name: 'search with mistakes',
    run: (db, random) => list(db, { SearchTerm: `${random.oneOf(ADJECTIVES)} ${random.oneOf(THINGS)}` }),
  },
  {
    name: 'search with mistakes, with facets',
    run: (db, random) =>
      list(db, { SearchTerm: `${random.oneOf(ADJECTIVES)} ${random.oneOf(THINGS)}`, WithFacets: true }),
  },
  {
    name: 'search in Arabic with mistakes',
    run: (db, random) => list(db, { SearchTerm: `${random.oneOf(ARABIC_THINGS)} ${random.oneOf(ARABIC_ADJECTIVES)}` }),
  },
  { name: 'suggestions', run: (db, random) => searchSuggestions(db, random.oneOf(BEGINNINGS), 6) },
  {
    name: 'product by id',
    run: (db, random, products) => findProductDetail(db, random.between(1, products), '2026-11-01', null),
  },
  {
    name: 'related products',
    run: (db, random, products) => relatedProducts(db, random.between(1, products)),
  },
  { name: 'categories with their counts', run: (db) => listCategories(db) },
  { name: 'best prices, whole store', run: (db) => bestPrices(db, null) },
  { name: 'best prices, category', run: (db, random) => bestPrices(db, [random.oneOf(CATEGORIES)]) },
];
