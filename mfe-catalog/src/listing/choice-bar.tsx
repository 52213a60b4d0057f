import { toast, useWords } from 'shared-contracts';
import { ChevronDownIcon, FilterIcon } from 'shared-contracts/kit/icons';
import { useOnDemand } from '../use-on-demand.ts';
import styles from './choice-bar.module.css';
import { ID_FILTERS, type ListingQuery } from './listing-url.ts';
import type { ProductListing } from './load-listing.ts';
import type { PanelProps } from './panels/panel.ts';
import type { ListingChoice } from './use-listing-choice.ts';
import { listingWords } from './words.ts';

const loadFilters = () => import('./panels/filter-drawer.tsx').then(({ FilterDrawer }) => FilterDrawer);
const loadOrders = () => import('./panels/sort-sheet.tsx').then(({ SortSheet }) => SortSheet);

interface ChoiceBarProps {
  readonly listing: ProductListing;
  readonly choice: ListingChoice;
}

/** Filter and Sort within the thumb's reach on narrow screens. What they open comes when they are touched. */
export function ChoiceBar({ listing, choice }: ChoiceBarProps) {
  const t = useWords(listingWords);
  const onAway = () => toast.error(t('panelAway'));
  const filters = useOnDemand<PanelProps>(loadFilters, onAway);
  const orders = useOnDemand<PanelProps>(loadOrders, onAway);
  const active = countFilters(choice.wanted);
  return (
    <>
      <fieldset className={styles.bar} aria-label={t('filterBar')}>
        {listing.facets && (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-busy={filters.isComing}
            onPointerDown={() => void loadFilters().catch(() => undefined)}
            onClick={filters.want}
          >
            <FilterIcon size={20} />
            {t('filter')}
            {active > 0 && <span className={styles.active}>{active}</span>}
          </button>
        )}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-busy={orders.isComing}
          onPointerDown={() => void loadOrders().catch(() => undefined)}
          onClick={orders.want}
        >
          {t('sort')}
          <ChevronDownIcon size={18} />
        </button>
      </fieldset>
      {filters.Part && <filters.Part listing={listing} choice={choice} onClose={filters.leave} />}
      {orders.Part && <orders.Part listing={listing} choice={choice} onClose={orders.leave} />}
    </>
  );
}

function countFilters({ stock, min, max, ...query }: ListingQuery): number {
  const chosen = ID_FILTERS.reduce((sum, filter) => sum + query[filter].length, 0);
  return chosen + (stock ? 1 : 0) + (min === null && max === null ? 0 : 1);
}
