import { useId } from 'react';
import { inLanguage, links, useLanguage, useWords } from 'shared-contracts';
import { SORT_COLUMNS, type SortKey } from 'shared-contracts/domain/constants';
import { useNavigation } from 'shared-contracts/router';
import { useStoreNavigate } from 'shared-contracts/ui/use-store-navigate';
import { words } from '../words.ts';
import { listingPath } from './listing-path.ts';
import { listingParameters, parseListingQuery } from './listing-url.ts';
import type { ProductListing } from './load-listing.ts';
import styles from './sort-menu.module.css';

const SORT_KEYS = Object.keys(SORT_COLUMNS) as SortKey[];

/** The order of a listing (CAT-06). A plain GET form, so that it also works before or without JavaScript. */
export function SortMenu({ listing: { query, trail } }: { readonly listing: ProductListing }) {
  const t = useWords(words);
  const id = useId();
  const language = useLanguage();
  const navigate = useStoreNavigate();
  const { location: destination } = useNavigation();
  const category = trail.at(-1);

  // While another order is on its way the menu already shows it.
  const { searchTerm, sort } = destination ? parseListingQuery(new URLSearchParams(destination.search)) : query;
  const chosen = sort ?? (searchTerm ? '' : 'created-descending');
  const from = category ? links.category(category.Slug) : links.allProducts();
  const choose = (key: string) => {
    const sortKey = SORT_KEYS.find((known) => known === key) ?? null;
    const order = !query.searchTerm && sortKey === 'created-descending' ? null : sortKey;
    navigate(listingPath({ ...query, sort: order, page: 1 }, category));
  };
  return (
    <form method="get" action={inLanguage(language, from)} className={styles.sort}>
      {listingParameters({ ...query, sort: null, page: 1 }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id}>{t('sortBy')}</label>
      <select
        id={id}
        name="sort"
        className={`input ${styles.select}`}
        value={chosen}
        onChange={(event) => choose(event.target.value)}
      >
        {query.searchTerm && <option value="">{t('sortRelevance')}</option>}
        {SORT_KEYS.map((key) => (
          <option key={key} value={key}>
            {t(key)}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="button button-secondary">
          {t('applySort')}
        </button>
      </noscript>
    </form>
  );
}
