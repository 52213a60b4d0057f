import { type RefObject, useRef } from 'react';
import { inLanguage, links, useLanguage, useWords } from 'shared-contracts';
import { Button } from 'shared-contracts/kit/button';
import type { ListingFacets } from '../listing-facets.ts';
import { type IdFilter, listingParameters, withoutFilters } from '../listing-url.ts';
import type { ProductListing } from '../load-listing.ts';
import type { ListingChoice } from '../use-listing-choice.ts';
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

const ABOVE_STOCK: readonly IdFilter[] = ['type', 'material', 'orientation'];
const BELOW_STOCK: readonly IdFilter[] = ['colour', 'seater', 'brand'];

/**
 * Everything a listing can be narrowed by (CAT-03). A GET form of the listing's own address: without JavaScript its
 * button sends it, with JavaScript every change is a navigation.
 */
export function FilterForm({ listing, facets, choice, form }: FilterFormProps) {
  const t = useWords(filterWords);
  const language = useLanguage();
  const none = useRef<HTMLFormElement>(null);
  const { wanted, choose, fetching } = choice;
  const category = listing.trail.at(-1);

  const group = (filter: IdFilter) => {
    const options = facets.options[filter];
    const chosen = wanted[filter];
    const turn = (id: number, on: boolean) =>
      choose((now) => ({ [filter]: on ? [...now[filter], id] : now[filter].filter((other) => other !== id) }));
    return (
      options.length > 0 && (
        <FilterGroup key={filter} name={filter} chosen={chosen.length}>
          <FilterOptions
            name={filter}
            options={options.map(({ Id, Name, Count, HexCode }) => ({ value: Id, name: Name, count: Count, HexCode }))}
            chosen={chosen}
            onTurn={turn}
          />
        </FilterGroup>
      )
    );
  };
  return (
    <form
      ref={form ?? none}
      method="get"
      action={inLanguage(language, category ? links.category(category.Slug) : links.allProducts())}
      // A browser that puts old ticks back into a page would make them look chosen.
      autoComplete="off"
      className={styles.form}
      aria-busy={fetching}
      onSubmit={(event) => event.preventDefault()}
    >
      {listingParameters(withoutFilters(listing.query)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {ABOVE_STOCK.map(group)}
      <FilterGroup name="stock" chosen={wanted.stock ? 1 : 0}>
        <FilterOptions
          name="stock"
          options={[
            { value: 'in', name: t('inStock'), count: facets.stock.in },
            { value: 'out', name: t('outOfStock'), count: facets.stock.out },
          ]}
          chosen={wanted.stock ? [wanted.stock] : []}
          onTurn={(stock, on) => choose({ stock: on ? stock : null })}
        />
      </FilterGroup>
      {BELOW_STOCK.map(group)}
      <FilterGroup name="price" chosen={wanted.min === null && wanted.max === null ? 0 : 1}>
        <PriceFilter wanted={wanted} choose={choose} />
      </FilterGroup>
      <noscript>
        <Button type="submit" kind="primary" wide>
          {t('applyFilters')}
        </Button>
      </noscript>
    </form>
  );
}
