import { sql } from 'kysely';
import { DISCOUNT_STEPS } from 'shared-contracts/domain/constants';
import { discountPercent } from 'shared-contracts/domain/discount';
import type { ListingParameters } from '../catalog/listing/listing-route.ts';
import type { askedBy } from '../catalog/product-sets/one-per-family.ts';
import type { Db } from '../platform/database/schema.ts';

/** A published product with everything listings are narrowed by. */
interface PlainProduct {
  readonly id: number;
  readonly type: number | null;
  readonly material: number | null;
  readonly orientation: number | null;
  readonly seater: number | null;
  readonly size: number | null;
  readonly color: number | null;
  readonly vendor: number;
  readonly origin: number;
  readonly tag: readonly number[];
  readonly category: readonly number[];
  /** Rupees; 0 without a price. */
  readonly price: number;
  readonly inStock: boolean;
  readonly rating: number | null;
  /** Null without one. */
  readonly family: number | null;
  readonly words: readonly number[];
  /** The steps that its percent off reaches, as a card rounds it. */
  readonly discount: readonly number[];
}

/** A search's result before families became one card, and what it asked for. */
export interface Found {
  readonly ids: ReadonlySet<number>;
  readonly asked: Asked;
}
type Asked = ReturnType<typeof askedBy>;

type Facet =
  | 'category'
  | 'type'
  | 'material'
  | 'orientation'
  | 'seater'
  | 'color'
  | 'vendor'
  | 'origin'
  | 'tag'
  | 'price'
  | 'stock'
  | 'rating'
  | 'discount';

/** The whole catalogue in memory, searched by looking at every product: what facets are checked against. */
export interface NaiveCatalogue {
  readonly products: readonly PlainProduct[];
  /** Products that meet the filters, before families become one card. */
  matching(parameters: Partial<ListingParameters>, found?: Found): readonly PlainProduct[];
  /** Ids of what a listing shows; of `found` only, where given. */
  listed(parameters: Partial<ListingParameters>, found?: Found): readonly number[];
  /** Facets in the form of the wire, names left out. */
  facets(parameters: Partial<ListingParameters>, found?: Found): NaiveFacets;
}

type Options = readonly { readonly Id: number; readonly Count: number }[];
type NaiveFacets = Readonly<Record<Exclude<Facet, 'category' | 'price' | 'stock' | 'rating' | 'discount'>, Options>> & {
  readonly stock: readonly [number, number];
  readonly price: { readonly Min: number; readonly Max: number } | null;
  readonly ratings: readonly number[];
  readonly discounts: readonly number[];
};

export async function naiveCatalogue(db: Db): Promise<NaiveCatalogue> {
  const [products, childrenOf] = await Promise.all([readProducts(db), readChildren(db)]);

  const inScope = (parameters: Partial<ListingParameters>, found?: Found) => {
    const categoryIds = parameters.CategoryID ?? [];
    const categories = new Set(categoryIds.flatMap((id) => withDescendants(id, childrenOf)));
    return products.filter(
      (product) =>
        (categoryIds.length === 0 || product.category.some((id) => categories.has(id))) &&
        (found === undefined || found.ids.has(product.id)),
    );
  };
  const narrowed = (parameters: Partial<ListingParameters>, found?: Found, without?: Facet) => {
    const tests = testsOf(parameters).filter(([facet]) => facet !== without);
    return inScope(parameters, found).filter((product) => tests.every(([, holds]) => holds(product)));
  };

  /** One product per family, see onePerFamily. */
  const cards = (parameters: Partial<ListingParameters>, found?: Found, facet?: Facet) => {
    const filters = testsOf(parameters).map(([name]) => name);
    if (parameters.CategoryID?.length) filters.push('category');
    const kinds = [...filters.filter((name) => name !== facet), ...(facet ? [facet] : [])];
    const choices = (found?.asked.choices ?? 0) | kinds.reduce((sum, kind) => sum | (CHOICES[kind]?.bit ?? 0), 0);
    const traits = [...kinds, ...(found?.asked.traits ?? []).map((number) => TRAITS[number])];
    return narrowed(parameters, found, facet).filter((product) => {
      const family = products.filter((one) => one.family !== null && one.family === product.family);
      if (family.length < 2) return true;
      const differs = (of: (one: PlainProduct) => unknown) =>
        new Set(family.map((one) => JSON.stringify(of(one)))).size > 1;
      if (TRAITS.some((trait) => traits.includes(trait) && differs((one) => one[trait]))) return true;
      if (kinds.includes('rating') && kinds.includes('stock') && differs((one) => one.inStock)) return true;
      if (found?.asked.words.some((word) => differs((one) => one.words.includes(word)))) return true;
      const same = family.filter((one) =>
        Object.values(CHOICES).every(({ bit, of }) => !(choices & bit) || of(one) === of(product)),
      );
      const rank = (one: PlainProduct) => [choices & RATING ? -(one.rating ?? 0) : 0, one.inStock ? 0 : 1, one.id];
      return same.every((one) => one === product || comesFirst(rank(product), rank(one)));
    });
  };

  return {
    products,
    matching: (parameters, found) => narrowed(parameters, found),
    listed: (parameters, found) => cards(parameters, found).map(({ id }) => id),
    facets(parameters, found) {
      const scope = inScope(parameters, found);
      const options = (facet: Facet, values: (product: PlainProduct) => readonly (number | null)[]): Options => {
        const counted = cards(parameters, found, facet).flatMap(values);
        const ids = new Set(scope.flatMap(values).filter((id) => id !== null));
        return [...ids]
          .sort((one, other) => one - other)
          .map((Id) => ({ Id, Count: counted.filter((id) => id === Id).length }));
      };
      const prices = narrowed(parameters, found, 'price').flatMap(({ price }) => (price > 0 ? [price] : []));
      const inStock = (StockStatus: 'In stock' | 'Out of stock') => cards({ ...parameters, StockStatus }, found).length;
      const byRating = cards(parameters, found, 'rating');
      const byDiscount = cards(parameters, found, 'discount');
      const steps = DISCOUNT_STEPS.filter((step) => scope.some(({ discount }) => discount.includes(step)));
      return {
        type: options('type', ({ type }) => [type]),
        material: options('material', ({ material }) => [material]),
        orientation: options('orientation', ({ orientation }) => [orientation]),
        seater: options('seater', ({ seater }) => [seater]),
        color: options('color', ({ color }) => [color]),
        vendor: options('vendor', ({ vendor }) => [vendor]),
        origin: options('origin', ({ origin }) => [origin]),
        tag: options('tag', ({ tag }) => tag),
        stock: [inStock('In stock'), inStock('Out of stock')],
        price: prices.length === 0 ? null : { Min: Math.min(...prices), Max: Math.max(...prices) },
        ratings: [4, 3, 2, 1].map((stars) => byRating.filter(({ rating }) => (rating ?? 0) >= stars).length),
        discounts: steps.map((step) => byDiscount.filter(({ discount }) => discount.includes(step)).length),
      };
    },
  };
}

const RATING = 32;
const CHOICES: Partial<Record<Facet, { readonly bit: number; of(product: PlainProduct): unknown }>> = {
  color: { bit: 1, of: ({ color }) => color },
  seater: { bit: 2, of: ({ size, seater }) => `${size} ${seater}` },
  material: { bit: 4, of: ({ material }) => material },
  orientation: { bit: 8, of: ({ orientation }) => orientation },
  price: { bit: 16, of: ({ price }) => price },
  // Among equals the best rated.
  rating: { bit: RATING, of: () => null },
};
/** In the order of their numbers. */
const TRAITS = ['category', 'type', 'vendor', 'origin', 'tag', 'discount'] as const;

function comesFirst(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index]);
  return (one[at] ?? 0) < (other[at] ?? 0);
}

function testsOf(parameters: Partial<ListingParameters>): [Facet, (product: PlainProduct) => boolean][] {
  const tests: [Facet, (product: PlainProduct) => boolean][] = [];
  const oneOf = (facet: Facet, ids: readonly number[] | undefined, of: (product: PlainProduct) => number | null) => {
    if (ids && ids.length > 0) tests.push([facet, (product) => ids.some((id) => id === of(product))]);
  };
  oneOf('type', parameters.ProductType, ({ type }) => type);
  oneOf('material', parameters.MaterialType, ({ material }) => material);
  oneOf('orientation', parameters.OrientationType, ({ orientation }) => orientation);
  oneOf('seater', parameters.SeaterType, ({ seater }) => seater);
  oneOf('color', parameters.ColorID, ({ color }) => color);
  oneOf('vendor', parameters.ManufacturerID, ({ vendor }) => vendor);
  oneOf('origin', parameters.OriginID, ({ origin }) => origin);
  const { TagID = [], MinPrice = null, MaxPrice = null, Rating = null, Discount = null, StockStatus } = parameters;
  if (TagID.length > 0) tests.push(['tag', ({ tag }) => tag.some((id) => TagID.includes(id))]);
  if (MinPrice !== null || MaxPrice !== null) {
    const [from, to] = [MinPrice ?? 0, MaxPrice ?? Number.POSITIVE_INFINITY];
    tests.push(['price', ({ price }) => price > 0 && price >= from && price <= to]);
  }
  if (Rating !== null) tests.push(['rating', ({ rating }) => rating !== null && rating >= Rating]);
  if (Discount !== null) tests.push(['discount', ({ discount }) => discount.includes(Discount)]);
  if (StockStatus) tests.push(['stock', ({ inStock }) => inStock === (StockStatus === 'In stock')]);
  return tests;
}

function withDescendants(id: number, childrenOf: ReadonlyMap<number, readonly number[]>): readonly number[] {
  return [id, ...(childrenOf.get(id) ?? []).flatMap((child) => withDescendants(child, childrenOf))];
}

async function readProducts(db: Db): Promise<readonly PlainProduct[]> {
  const { rows } = await sql<Omit<PlainProduct, 'discount'> & { readonly struck: number | null }>`
    select product_id as id, product_type_id as type, material_id as material, orientation_id as orientation,
      seater_id as seater, size_id as size, color_id as color, vendor_id as vendor, origin_id as origin,
      array(select tag_id from product_tags where product_id = p.product_id order by 1) as tag,
      array(select category_id from product_categories where product_id = p.product_id order by 1) as category,
      price_paise::float8 / 100 as price, struck_price_paise::float8 / 100 as struck, stock_quantity > 0 as "inStock",
      (select round(avg(rating), 1)::float8 from product_reviews where product_id = p.product_id and status = 'approved') as rating,
      (select family_id from product_family_members where product_id = p.product_id) as family,
      array(select lexeme_id from name_lexemes(p.name) order by 1) as words
    from products p join product_prices using (product_id) where is_published order by product_id`.execute(db);
  return rows.map(({ struck, ...row }) => ({
    ...row,
    discount: DISCOUNT_STEPS.filter((step) => step <= discountPercent(row.price, struck)),
  }));
}

async function readChildren(db: Db): Promise<ReadonlyMap<number, readonly number[]>> {
  const categories = await db.selectFrom('categories').select(['category_id', 'parent_category_id']).execute();
  return new Map(
    categories.map(({ category_id }) => [
      category_id,
      categories.filter((one) => one.parent_category_id === category_id).map((one) => one.category_id),
    ]),
  );
}
