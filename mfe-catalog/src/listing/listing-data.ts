import type { Image } from 'shared-contracts/api/shapes/image';
import type { BestPrice } from 'shared-contracts/domain/best-price';
import type { Card } from 'shared-contracts/domain/card';
import type { Category } from 'shared-contracts/domain/category';
import type { ListingFacets } from './listing-facets.ts';
import type { ListingQuery } from './listing-url.ts';

export interface ListingAnswer {
  readonly products: readonly Card[];
  /** Across all pages. */
  readonly total: number;
  /** null when the API sends none that can be read: the products are shown without filters. */
  readonly facets: ListingFacets | null;
  /** The largest discounts of the category, regardless of filters (CAT-09). */
  readonly bestPrices: readonly BestPrice[];
}

export type NamedCategory = Pick<Category, 'name' | 'slug' | 'picture'>;

export interface Room extends NamedCategory {
  readonly picture: Image;
  /** The product that the picture is of; absent of the room's own picture. */
  readonly shown?: string | undefined;
}

export interface ProductListing extends ListingAnswer {
  readonly kind: 'products';
  readonly query: ListingQuery;
  /** From the top category down; empty on /ProductListing. */
  readonly trail: readonly Category[];
  /** The collections below it, else next to it. */
  readonly related: readonly NamedCategory[];
  /** Shown among the products of a whole page. */
  readonly room: Room | null;
  /** Popular products, shown when nothing was found. */
  readonly popular: readonly Card[];
}

export type ListingData =
  | ProductListing
  | { readonly kind: 'unknown-category' }
  /** `firstPage` is a canonical path with its query. */
  | { readonly kind: 'past-the-end'; readonly firstPage: string };
