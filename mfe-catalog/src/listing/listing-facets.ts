import type { FacetOption, Facets } from 'shared-contracts/api/shapes/facets';
import type { IdFilter, ListingQuery } from './listing-url.ts';

/** An option of a filter; `HexCode` where it is a colour. */
export interface FilterOption extends FacetOption {
  readonly HexCode?: string;
}

/** What a listing can be narrowed by, each option with its true count under the other active filters (CAT-03). */
export interface ListingFacets {
  readonly options: Readonly<Record<IdFilter, readonly FilterOption[]>>;
  /** Products in stock and out of it. */
  readonly stock: Readonly<Record<'in' | 'out', number>>;
}

/** The API's facets under the names of the URL's filters. */
export function asListingFacets(facets: Facets): ListingFacets {
  const count = (status: Facets['stock'][number]['Status']) =>
    facets.stock.find(({ Status }) => Status === status)?.Count ?? 0;
  return {
    options: {
      type: facets.productTypes,
      material: facets.materials,
      orientation: facets.orientations,
      seater: facets.seaters,
      colour: facets.colors,
      brand: facets.manufacturers,
    },
    stock: { in: count('In stock'), out: count('Out of stock') },
  };
}

/**
 * The query without ids that are no option of this category or search: nobody could have chosen them there, and
 * nobody could see them among the filters to take them back (CAT-02).
 */
export function withKnownOptions(query: ListingQuery, { options }: ListingFacets): ListingQuery {
  const known = Object.fromEntries(
    Object.entries(options).map(([filter, offered]) => [
      filter,
      query[filter as IdFilter].filter((id) => offered.some(({ Id }) => Id === id)),
    ]),
  ) as unknown as Record<IdFilter, readonly number[]>;
  return { ...query, ...known };
}
