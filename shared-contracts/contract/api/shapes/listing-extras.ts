import * as v from 'valibot';
import { BestPrice } from './best-price.ts';
import { Facets } from './facets.ts';

/** What is next to `data` in get-all-products when WithFacets is true. */
export const ListingExtras = v.looseObject({
  facets: Facets,
  totalRecords: v.number(),
  /** The ten largest discounts of the category, whatever the filters; the largest first (CAT-09). */
  bestPrices: v.optional(v.array(BestPrice), []),
});
export type ListingExtras = v.InferOutput<typeof ListingExtras>;
