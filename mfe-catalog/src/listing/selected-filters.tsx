import { useWords } from 'shared-contracts';
import badgeStyles from 'shared-contracts/kit/badge.module.css';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { StoreLink } from 'shared-contracts/kit/store-link';
import type { ProductListing } from './listing-data.ts';
import { ID_FILTERS, type ListingQuery, withoutFilters } from './listing-url.ts';
import { priceRangeText } from './price-range.ts';
import styles from './selected-filters.module.css';
import type { ListingChoice } from './use-listing-choice.ts';
import { listingWords } from './words.ts';

interface Chip {
  readonly name: string;
  /** The query without this filter. */
  readonly without: Partial<ListingQuery>;
}

interface SelectedFiltersProps {
  readonly listing: ProductListing;
  readonly choice: ListingChoice;
}

/** A chip per selected filter, which links to the listing without it; a last link removes all (CAT-05). */
export function SelectedFilters({ listing, choice }: SelectedFiltersProps) {
  const t = useWords(listingWords);
  const { requested, pathWith, markChoice } = choice;
  const price = priceRangeText(requested);
  const chips: Chip[] = [
    ...optionChips(listing, requested),
    ...(requested.stock
      ? [{ name: t(requested.stock === 'in' ? 'inStock' : 'outOfStock'), without: { stock: null } }]
      : []),
    ...(requested.discount
      ? [{ name: t('percentOffAtLeast', { n: requested.discount }), without: { discount: null } }]
      : []),
    ...(requested.rating ? [{ name: t('ratingAtLeast', { n: requested.rating }), without: { rating: null } }] : []),
    ...(price ? [{ name: t(...price), without: { min: null, max: null } }] : []),
  ];
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('selectedFilters')}>
      {chips.map(({ name, without }) => (
        <li key={name}>
          <StoreLink
            to={pathWith(without)}
            className={`${badgeStyles.chip} ${styles.chip}`}
            aria-label={t('removeFilter', { name })}
            onClick={markChoice}
            preventScrollReset
          >
            <CatalogueText text={name} />
          </StoreLink>
        </li>
      ))}
      <li>
        <StoreLink
          to={pathWith(withoutFilters(requested))}
          className={styles.all ?? ''}
          onClick={markChoice}
          preventScrollReset
        >
          {t('clearAll')}
        </StoreLink>
      </li>
    </ul>
  );
}

function optionChips({ facets }: ProductListing, requested: ListingQuery): Chip[] {
  return ID_FILTERS.flatMap((filter) =>
    requested[filter].flatMap((chosen) => {
      const option = facets?.options[filter].find(({ id }) => id === chosen);
      return option
        ? [{ name: option.label, without: { [filter]: requested[filter].filter((id) => id !== chosen) } }]
        : [];
    }),
  );
}
