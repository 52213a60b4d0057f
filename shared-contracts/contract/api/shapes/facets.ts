import * as v from 'valibot';
import { StockStatus } from './product-list-item.ts';

/** One option of a filter with how many products it would show under the other active filters; may be 0. */
export const FacetOption = v.object({ Id: v.number(), Name: v.string(), Count: v.number() });
export type FacetOption = v.InferOutput<typeof FacetOption>;

/** The options of every filter for a category or search. */
export const Facets = v.object({
  productTypes: v.array(FacetOption),
  materials: v.array(FacetOption),
  orientations: v.array(FacetOption),
  seaters: v.array(FacetOption),
  colors: v.array(v.object({ ...FacetOption.entries, HexCode: v.string() })),
  /** The brands. */
  manufacturers: v.array(FacetOption),
  /** Countries of origin. */
  origins: v.optional(v.array(FacetOption), []),
  tags: v.array(FacetOption),
  /** How many have at least so many stars, most stars first. */
  ratings: v.optional(v.array(v.object({ AtLeast: v.number(), Count: v.number() })), []),
  /** How many have at least so many percent off, the fewest first; only steps that a product of the scope reaches. */
  discounts: v.optional(v.array(v.object({ AtLeast: v.number(), Count: v.number() })), []),
  stock: v.array(v.object({ Status: StockStatus, Count: v.number() })),
  /** Lowest and highest price in rupees under the other filters; null when nothing has a price. */
  price: v.nullable(v.object({ Min: v.number(), Max: v.number() })),
});
export type Facets = v.InferOutput<typeof Facets>;
