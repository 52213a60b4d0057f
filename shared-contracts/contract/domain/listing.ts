import * as v from 'valibot';
import type { EnvelopeExtras } from '../api/client-options.ts';
import { ListingExtras } from '../api/shapes/listing-extras.ts';
import type { ProductListItem } from '../api/shapes/product-list-item.ts';
import { type BestPrice, decodeBestPrice } from './best-price.ts';
import { type Card, decodeCards } from './card.ts';
import { decodeFacets, type Facets } from './facets.ts';

/** A page of products. */
export interface Listing {
  readonly products: readonly Card[];
  /** Across all pages. */
  readonly total: number;
  readonly filters: ListingFilters;
}

/** Unreadable where none were asked for, or where the back end sends none or others. */
type ListingFilters =
  | {
      readonly kind: 'readable';
      readonly facets: Facets;
      /** The largest discounts of the category, whatever the filters (CAT-09). */
      readonly bestPrices: readonly BestPrice[];
    }
  | { readonly kind: 'unreadable'; readonly issue: string };

export function decodeListing(items: readonly ProductListItem[], extras: EnvelopeExtras): Listing {
  const products = decodeCards(items);
  const read = v.safeParse(ListingExtras, extras);
  if (!read.success) {
    const filters = { kind: 'unreadable', issue: read.issues[0].message } as const;
    return { products, total: items[0]?.TotalRecords ?? 0, filters };
  }
  const { facets, totalRecords, bestPrices } = read.output;
  const filters = {
    kind: 'readable',
    facets: decodeFacets(facets),
    bestPrices: bestPrices.map(decodeBestPrice),
  } as const;
  return { products, total: totalRecords, filters };
}
