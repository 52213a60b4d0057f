import { sql } from 'kysely';
import { DISCOUNT_STEPS } from 'shared-contracts/domain/constants';
import { discountPercent } from 'shared-contracts/domain/discount';
import type { ListingParameters } from '../catalog/listing/listing-route.ts';
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
  /** The steps that its percent off reaches, as a card rounds it. */
  readonly discount: readonly number[];
}

/** A search's result before families became one card: the ids of its tiers, each within the next. */
export type Found = readonly ReadonlySet<number>[];

type OptionFacet = 'type' | 'material' | 'orientation' | 'seater' | 'color' | 'vendor' | 'origin' | 'tag';
type OptionFilter = Extract<keyof ListingParameters, `${string}Type` | `${string}ID`>;

/** The whole catalogue in memory, searched by looking at every product: what facets are checked against. */
export interface NaiveCatalogue {
  readonly products: readonly PlainProduct[];
  /** Ids of what a listing shows; of `found` only, where given. */
  listed(parameters: Partial<ListingParameters>, found?: Found): readonly number[];
  /** Facets in the form of the wire, names left out: what a listing with this one option shows. */
  facets(parameters: Partial<ListingParameters>, found?: Found): NaiveFacets;
}

type Options = readonly { readonly Id: number; readonly Count: number }[];
type NaiveFacets = Readonly<Record<OptionFacet, Options>> & {
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
        (found === undefined || found.at(-1)?.has(product.id)),
    );
  };
  const narrowed = (parameters: Partial<ListingParameters>, found?: Found) => {
    const tests = testsOf(parameters);
    return inScope(parameters, found).filter((product) => tests.every((holds) => holds(product)));
  };

  /** Of each family the best match, in stock if one is. A design is sold out when all that meets the other filters is. */
  const listed = (parameters: Partial<ListingParameters>, found?: Found) => {
    const { StockStatus = '', ...others } = parameters;
    const families = Map.groupBy(narrowed(others, found), ({ id, family }) =>
      family === null ? `product ${id}` : family,
    );
    const rank = ({ id, inStock }: PlainProduct) => [
      found?.findIndex((tier) => tier.has(id)) ?? 0,
      inStock ? 0 : 1,
      id,
    ];
    return [...families.values()].flatMap((members) => {
      const stocked = members.filter(({ inStock }) => inStock);
      if (StockStatus === 'Out of stock' && stocked.length > 0) return [];
      const shown = StockStatus === 'In stock' ? stocked : members;
      return shown.toSorted((one, other) => comesFirst(rank(one), rank(other))).slice(0, 1);
    });
  };
  const countOf = (parameters: Partial<ListingParameters>, found?: Found) => listed(parameters, found).length;

  return {
    products,
    listed: (parameters, found) => listed(parameters, found).map(({ id }) => id),
    facets(parameters, found) {
      const scope = inScope(parameters, found);
      const options = (name: OptionFilter, values: (product: PlainProduct) => readonly (number | null)[]): Options =>
        [...new Set(scope.flatMap(values).filter((id) => id !== null))]
          .toSorted((one, other) => one - other)
          .map((Id) => ({ Id, Count: countOf({ ...parameters, [name]: [Id] }, found) }));
      const prices = narrowed({ ...parameters, MinPrice: null, MaxPrice: null }, found)
        .map(({ price }) => price)
        .filter((price) => price > 0);
      const steps = DISCOUNT_STEPS.filter((step) => scope.some(({ discount }) => discount.includes(step)));
      return {
        type: options('ProductType', ({ type }) => [type]),
        material: options('MaterialType', ({ material }) => [material]),
        orientation: options('OrientationType', ({ orientation }) => [orientation]),
        seater: options('SeaterType', ({ seater }) => [seater]),
        color: options('ColorID', ({ color }) => [color]),
        vendor: options('ManufacturerID', ({ vendor }) => [vendor]),
        origin: options('OriginID', ({ origin }) => [origin]),
        tag: options('TagID', ({ tag }) => tag),
        stock: [
          countOf({ ...parameters, StockStatus: 'In stock' }, found),
          countOf({ ...parameters, StockStatus: 'Out of stock' }, found),
        ],
        price: prices.length === 0 ? null : { Min: Math.min(...prices), Max: Math.max(...prices) },
        ratings: [4, 3, 2, 1].map((Rating) => countOf({ ...parameters, Rating }, found)),
        discounts: steps.map((Discount) => countOf({ ...parameters, Discount }, found)),
      };
    },
  };
}

function comesFirst(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return (one[at] ?? 0) - (other[at] ?? 0);
}

function testsOf(parameters: Partial<ListingParameters>): ((product: PlainProduct) => boolean)[] {
  const tests: ((product: PlainProduct) => boolean)[] = [];
  const oneOf = (ids: readonly number[] | undefined, of: (product: PlainProduct) => number | null) => {
    if (ids && ids.length > 0) tests.push((product) => ids.some((id) => id === of(product)));
  };
  oneOf(parameters.ProductType, ({ type }) => type);
  oneOf(parameters.MaterialType, ({ material }) => material);
  oneOf(parameters.OrientationType, ({ orientation }) => orientation);
  oneOf(parameters.SeaterType, ({ seater }) => seater);
  oneOf(parameters.ColorID, ({ color }) => color);
  oneOf(parameters.ManufacturerID, ({ vendor }) => vendor);
  oneOf(parameters.OriginID, ({ origin }) => origin);
  const { TagID = [], MinPrice = null, MaxPrice = null, Rating = null, Discount = null, StockStatus } = parameters;
  if (TagID.length > 0) tests.push(({ tag }) => tag.some((id) => TagID.includes(id)));
  if (MinPrice !== null || MaxPrice !== null) {
    const [from, to] = [MinPrice ?? 0, MaxPrice ?? Number.POSITIVE_INFINITY];
    tests.push(({ price }) => price > 0 && price >= from && price <= to);
  }
  if (Rating !== null) tests.push(({ rating }) => rating !== null && rating >= Rating);
  if (Discount !== null) tests.push(({ discount }) => discount.includes(Discount));
  if (StockStatus) tests.push(({ inStock }) => inStock === (StockStatus === 'In stock'));
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
      (select family_id from product_family_members where product_id = p.product_id) as family
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
