import { defineIsland, useCannotOpen, useRequested, useWords } from 'shared-contracts';
import { ChevronDownIcon, FilterIcon } from 'shared-contracts/kit/icons';
import styles from './choice-bar.module.css';
import type { ProductListing } from './listing-data.ts';
import { ID_FILTERS, type ListingQuery } from './listing-url.ts';
import type { ListingChoice } from './use-listing-choice.ts';
import { listingWords } from './words.ts';

const FilterDrawer = defineIsland({
  load: async () => (await import(/* webpackChunkName: "drawer" */ './panels/filter-drawer.tsx')).FilterDrawer,
});
const SortSheet = defineIsland({
  load: async () => (await import(/* webpackChunkName: "sort" */ './panels/sort-sheet.tsx')).SortSheet,
});

interface ChoiceBarProps {
  readonly listing: ProductListing;
  readonly choice: ListingChoice;
}

/** Filter and Sort within the thumb's reach on narrow screens. A touch loads the panels. */
export function ChoiceBar({ listing, choice }: ChoiceBarProps) {
  const t = useWords(listingWords);
  const onUnavailable = useCannotOpen();
  const filters = useRequested(FilterDrawer, onUnavailable);
  const orders = useRequested(SortSheet, onUnavailable);
  const active = countFilters(choice.requested);
  return (
    <>
      <fieldset className={styles.bar} aria-label={t('filterBar')}>
        {listing.facets && (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-busy={filters.isLoading}
            onPointerDown={filters.preload}
            onClick={filters.open}
          >
            <FilterIcon size={20} />
            {t('filter')}
            {active > 0 && <span className={styles.active}>{active}</span>}
          </button>
        )}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-busy={orders.isLoading}
          onPointerDown={orders.preload}
          onClick={orders.open}
        >
          {t('sort')}
          <ChevronDownIcon size={18} />
        </button>
      </fieldset>
      {filters.isOpen && <FilterDrawer listing={listing} choice={choice} onClose={filters.close} />}
      {orders.isOpen && <SortSheet listing={listing} choice={choice} onClose={orders.close} />}
    </>
  );
}

function countFilters({ stock, discount, rating, min, max, ...query }: ListingQuery): number {
  const chosen = ID_FILTERS.reduce((sum, filter) => sum + query[filter].length, 0);
  return chosen + [stock, discount, rating, min ?? max].filter((value) => value !== null).length;
}
