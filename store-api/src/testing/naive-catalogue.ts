import { sql } from 'kysely';
import type { ListingParameters } from '../catalog/listing/listing-route.ts';
import type { Db } from '../platform/database/schema.ts';

/** A published product with everything listings are narrowed by. */
interface PlainProduct {
  readonly id: number;
  readonly type: number | null;
  readonly material: number | null;
  readonly orientation: number | null;
  readonly seater: number | null;
  readonly color: number | null;
  readonly vendor: number;
  readonly tags: readonly number[];
  readonly categories: readonly number[];
  /** Rupees; 0 without a price. */
  readonly price: number;
  readonly inStock: boolean;
  readonly rating: number | null;
}

type Facet = 'type' | 'material' | 'orientation' | 'seater' | 'color' | 'vendor' | 'tag' | 'price' | 'stock' | 'rating';

/** The whole catalogue in memory, searched by looking at every product: what facets are checked against. */
export interface NaiveCatalogue {
  readonly products: readonly PlainProduct[];
  /** Ids of what a listing shows; of `found` only, where given. */
  listed(parameters: Partial<ListingParameters>, found?: ReadonlySet<number>): readonly number[];
  /** Facets in the form of the wire, names left out. */
  facets(parameters: Partial<ListingParameters>, found?: ReadonlySet<number>): NaiveFacets;
}

type Options = readonly { readonly Id: number; readonly Count: number }[];
type NaiveFacets = Readonly<Record<Exclude<Facet, 'price' | 'stock' | 'rating'>, Options>> & {
  readonly stock: readonly [number, number];
  readonly price: { readonly Min: number; readonly Max: number } | null;
  readonly ratings: readonly number[];
};

export async function naiveCatalogue(db: Db): Promise<NaiveCatalogue> {
  const [products, childrenOf] = await Promise.all([readProducts(db), readChildren(db)]);

  const inScope = (parameters: Partial<ListingParameters>, found?: ReadonlySet<number>) => {
    const categoryIds = parameters.CategoryID ?? [];
    const categories = new Set(categoryIds.flatMap((id) => withDescendants(id, childrenOf)));
    return products.filter(
      (product) =>
        (categoryIds.length === 0 || product.categories.some((id) => categories.has(id))) &&
        (found === undefined || found.has(product.id)),
    );
  };
  const narrowed = (parameters: Partial<ListingParameters>, found?: ReadonlySet<number>, without?: Facet) => {
    const tests = testsOf(parameters).filter(([facet]) => facet !== without);
    return inScope(parameters, found).filter((product) => tests.every(([, holds]) => holds(product)));
  };

  return {
    products,
    listed: (parameters, found) => narrowed(parameters, found).map(({ id }) => id),
    facets(parameters, found) {
      const scope = inScope(parameters, found);
      const options = (facet: Facet, values: (product: PlainProduct) => readonly (number | null)[]): Options => {
        const counted = narrowed(parameters, found, facet).flatMap(values);
        const ids = new Set(scope.flatMap(values).filter((id) => id !== null));
        return [...ids]
          .sort((one, other) => one - other)
          .map((Id) => ({ Id, Count: counted.filter((id) => id === Id).length }));
      };
      const prices = narrowed(parameters, found, 'price').flatMap(({ price }) => (price > 0 ? [price] : []));
      const byStock = narrowed(parameters, found, 'stock');
      const byRating = narrowed(parameters, found, 'rating');
      return {
        type: options('type', ({ type }) => [type]),
        material: options('material', ({ material }) => [material]),
        orientation: options('orientation', ({ orientation }) => [orientation]),
        seater: options('seater', ({ seater }) => [seater]),
        color: options('color', ({ color }) => [color]),
        vendor: options('vendor', ({ vendor }) => [vendor]),
        tag: options('tag', ({ tags }) => tags),
        stock: [byStock.filter(({ inStock }) => inStock).length, byStock.filter(({ inStock }) => !inStock).length],
        price: prices.length === 0 ? null : { Min: Math.min(...prices), Max: Math.max(...prices) },
        ratings: [4, 3, 2, 1].map((stars) => byRating.filter(({ rating }) => (rating ?? 0) >= stars).length),
      };
    },
  };
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
  const { TagID = [], MinPrice = null, MaxPrice = null, Rating = null, StockStatus } = parameters;
  if (TagID.length > 0) tests.push(['tag', ({ tags }) => tags.some((id) => TagID.includes(id))]);
  if (MinPrice !== null || MaxPrice !== null) {
    const [from, to] = [MinPrice ?? 0, MaxPrice ?? Number.POSITIVE_INFINITY];
    tests.push(['price', ({ price }) => price > 0 && price >= from && price <= to]);
  }
  if (Rating !== null) tests.push(['rating', ({ rating }) => rating !== null && rating >= Rating]);
  if (StockStatus) tests.push(['stock', ({ inStock }) => inStock === (StockStatus === 'In stock')]);
  return tests;
}

function withDescendants(id: number, childrenOf: ReadonlyMap<number, readonly number[]>): readonly number[] {
  return [id, ...(childrenOf.get(id) ?? []).flatMap((child) => withDescendants(child, childrenOf))];
}

async function readProducts(db: Db): Promise<readonly PlainProduct[]> {
  const { rows } = await sql<PlainProduct>`
    select product_id as id, product_type_id as type, material_id as material, orientation_id as orientation,
      seater_id as seater, color_id as color, vendor_id as vendor,
      array(select tag_id from product_tags where product_id = p.product_id) as tags,
      array(select category_id from product_categories where product_id = p.product_id) as categories,
      price_paise::float8 / 100 as price, stock_quantity > 0 as "inStock",
      (select round(avg(rating), 1)::float8 from product_reviews where product_id = p.product_id and status = 'approved') as rating
    from products p where is_published order by product_id`.execute(db);
  return rows;
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
