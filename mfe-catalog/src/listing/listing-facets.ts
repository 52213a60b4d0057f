import { type Language, localeOf } from 'shared-contracts';
import type { FacetOption, Facets } from 'shared-contracts/api/shapes/facets';
import { AT_LEAST, type AtLeastFilter, type IdFilter, type ListingQuery } from './listing-url.ts';

/** `HexCode` is set for colours. */
interface FilterOption extends FacetOption {
  readonly HexCode?: string;
}

/** The filters of a listing, each option with its count under the other active filters (CAT-03). */
export interface ListingFacets {
  readonly options: Readonly<Record<IdFilter, readonly FilterOption[]>>;
  readonly stock: Readonly<Record<'in' | 'out', number>>;
  readonly atLeast: { readonly [Filter in AtLeastFilter]: readonly CountedStep<Filter>[] };
}

interface CountedStep<Filter extends AtLeastFilter> {
  readonly step: (typeof AT_LEAST)[Filter][number];
  readonly count: number;
}

/** Renames the API's facets to the filters of the URL. What is listed by name is in the order of the language. */
export function asListingFacets(facets: Facets, language: Language): ListingFacets {
  const { compare } = new Intl.Collator(localeOf(language));
  const byName = <Option extends FacetOption>(options: readonly Option[]) =>
    options.toSorted((one, other) => compare(plainAlef(one.Name), plainAlef(other.Name)));
  const count = (status: Facets['stock'][number]['Status']) =>
    facets.stock.find(({ Status }) => Status === status)?.Count ?? 0;
  return {
    options: {
      type: byName(facets.productTypes),
      material: byName(facets.materials),
      orientation: byName(facets.orientations),
      seater: facets.seaters,
      colour: byName(facets.colors),
      brand: byName(facets.manufacturers),
      origin: byName(facets.origins),
    },
    stock: { in: count('In stock'), out: count('Out of stock') },
    atLeast: { discount: steps('discount', facets.discounts), rating: steps('rating', facets.ratings) },
  };
}

/** The collation puts an alef with hamza or madda before all other letters; dictionaries sort them by the alef. */
function plainAlef(name: string): string {
  return name.replace(/[آأإٱ]/g, 'ا');
}

function steps<Filter extends AtLeastFilter>(
  filter: Filter,
  counts: Facets['ratings'],
): readonly CountedStep<Filter>[] {
  return AT_LEAST[filter].flatMap((step) => {
    const counted = counts.find(({ AtLeast }) => AtLeast === step);
    return counted ? [{ step, count: counted.Count }] : [];
  });
}

/**
 * Removes ids that this category or search does not offer: they could be neither chosen nor deselected there
 * (CAT-02).
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
