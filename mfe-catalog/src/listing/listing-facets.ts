import { type Language, localeOf } from 'shared-contracts';
import type { FacetOption, FacetStep, Facets } from 'shared-contracts/domain/facets';
import { AT_LEAST, type AtLeastFilter, type IdFilter, type ListingQuery } from './listing-url.ts';

/** The filters of a listing, each option with its count under the other active filters (CAT-03). */
export interface ListingFacets extends Pick<Facets, 'options' | 'stock'> {
  readonly atLeast: { readonly [Filter in AtLeastFilter]: readonly CountedStep<Filter>[] };
}

interface CountedStep<Filter extends AtLeastFilter> {
  readonly step: (typeof AT_LEAST)[Filter][number];
  readonly count: number;
}

/** The facets by the filters of the URL. What is listed by name is in the order of the language. */
export function asListingFacets({ options, stock, discounts, ratings }: Facets, language: Language): ListingFacets {
  const { compare } = new Intl.Collator(localeOf(language));
  const byLabel = (unsorted: readonly FacetOption[]) =>
    unsorted.toSorted((one, other) => compare(plainAlef(one.label), plainAlef(other.label)));
  return {
    options: {
      type: byLabel(options.type),
      material: byLabel(options.material),
      orientation: byLabel(options.orientation),
      seater: options.seater,
      colour: byLabel(options.colour),
      brand: byLabel(options.brand),
      origin: byLabel(options.origin),
    },
    stock,
    atLeast: { discount: steps('discount', discounts), rating: steps('rating', ratings) },
  };
}

/** The collation puts an alef with hamza or madda before all other letters; dictionaries sort them by the alef. */
function plainAlef(name: string): string {
  return name.replace(/[آأإٱ]/g, 'ا');
}

function steps<Filter extends AtLeastFilter>(
  filter: Filter,
  counts: readonly FacetStep[],
): readonly CountedStep<Filter>[] {
  return AT_LEAST[filter].flatMap((step) => {
    const counted = counts.find(({ atLeast }) => atLeast === step);
    return counted ? [{ step, count: counted.count }] : [];
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
      query[filter as IdFilter].filter((id) => offered.some((option) => option.id === id)),
    ]),
  ) as unknown as Record<IdFilter, readonly number[]>;
  return { ...query, ...known };
}
