import { memo, type RefObject, useRef } from 'react';
import { inLanguage, links, useLanguage, useWords } from 'shared-contracts';
import type { FacetOption } from 'shared-contracts/domain/facets';
import { Button } from 'shared-contracts/kit/button';
import type { ProductListing } from '../listing-data.ts';
import type { ListingFacets } from '../listing-facets.ts';
import { type AtLeastFilter, ID_FILTERS, type IdFilter, listingParameters, withoutFilters } from '../listing-url.ts';
import type { ListingChoice } from '../use-listing-choice.ts';
import { listingWords } from '../words.ts';
import styles from './filter-form.module.css';
import { FilterGroup } from './filter-group.tsx';
import { FilterOptions } from './filter-options.tsx';
import { PriceFilter } from './price-filter.tsx';
import { filterWords } from './words.ts';

export interface FilterFormProps {
  readonly listing: ProductListing;
  readonly facets: ListingFacets;
  readonly choice: ListingChoice;
  readonly form?: RefObject<HTMLFormElement | null>;
}

const ABOVE_STOCK: readonly IdFilter[] = ['material', 'colour', 'seater', 'orientation'];
const BELOW_STOCK = ID_FILTERS.filter((filter) => filter !== 'type' && !ABOVE_STOCK.includes(filter));

/**
 * All filters of a listing (CAT-03), as a GET form to the listing's own address: without JavaScript its button submits
 * it, with JavaScript each change navigates.
 */
export function FilterForm({ listing, facets, choice, form }: FilterFormProps) {
  const t = useWords(filterWords);
  const ofListing = useWords(listingWords);
  const language = useLanguage();
  const none = useRef<HTMLFormElement>(null);
  const { requested, choose, fetching } = choice;
  const category = listing.trail.at(-1);

  const group = (filter: IdFilter) =>
    facets.options[filter].length > 0 && (
      <OptionGroup
        key={filter}
        filter={filter}
        options={facets.options[filter]}
        chosen={requested[filter]}
        choose={choose}
      />
    );
  const steps = (filter: AtLeastFilter, text: 'percentOffAtLeast' | 'ratingAtLeast') => (
    <FilterGroup name={filter} chosen={requested[filter] ? 1 : 0}>
      <FilterOptions
        name={filter}
        options={facets.atLeast[filter].map(({ step, count }) => ({
          value: step,
          name: ofListing(text, { n: step }),
          count,
        }))}
        chosen={requested[filter] ? [requested[filter]] : []}
        onTurn={(step, on) => choose({ [filter]: on ? step : null })}
      />
    </FilterGroup>
  );
  return (
    <form
      ref={form ?? none}
      method="get"
      action={inLanguage(language, category ? links.category(category.slug) : links.allProducts())}
      // Browsers that restore form state would show earlier ticks as chosen.
      autoComplete="off"
      className={styles.form}
      aria-busy={fetching}
      onSubmit={(event) => event.preventDefault()}
    >
      {listingParameters(withoutFilters(listing.query)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {group('type')}
      <FilterGroup name="price" chosen={requested.min === null && requested.max === null ? 0 : 1}>
        <PriceFilter requested={requested} choose={choose} />
      </FilterGroup>
      {ABOVE_STOCK.map(group)}
      {facets.atLeast.discount.length > 0 && steps('discount', 'percentOffAtLeast')}
      {steps('rating', 'ratingAtLeast')}
      <FilterGroup name="stock" chosen={requested.stock ? 1 : 0}>
        <FilterOptions
          name="stock"
          options={[
            { value: 'in', name: t('inStock'), count: facets.stock.in },
            { value: 'out', name: t('outOfStock'), count: facets.stock.out },
          ]}
          chosen={requested.stock ? [requested.stock] : []}
          onTurn={(stock, on) => choose({ stock: on ? stock : null })}
        />
      </FilterGroup>
      {BELOW_STOCK.map(group)}
      <noscript>
        <Button type="submit" kind="primary" wide>
          {t('applyFilters')}
        </Button>
      </noscript>
    </form>
  );
}

interface OptionGroupProps {
  readonly filter: IdFilter;
  readonly options: readonly FacetOption[];
  readonly chosen: readonly number[];
  readonly choose: ListingChoice['choose'];
}

/** A tick renders its own group alone, not the other nine with their checkboxes. */
const OptionGroup = memo(function OptionGroup({ filter, options, chosen, choose }: OptionGroupProps) {
  return (
    <FilterGroup name={filter} chosen={chosen.length}>
      <FilterOptions
        name={filter}
        options={options.map(({ id, label, ...option }) => ({ value: id, name: label, ...option }))}
        chosen={chosen}
        onTurn={(id, on) =>
          choose((now) => ({ [filter]: on ? [...now[filter], id] : now[filter].filter((other) => other !== id) }))
        }
      />
    </FilterGroup>
  );
});
