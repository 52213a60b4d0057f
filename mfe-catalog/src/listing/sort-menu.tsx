import { useId } from 'react';
import { inLanguage, links, useLanguage, useWords } from 'shared-contracts';
import { Button } from 'shared-contracts/kit/button';
import fieldStyles from 'shared-contracts/kit/field.module.css';
import { listingParameters } from './listing-url.ts';
import type { ProductListing } from './load-listing.ts';
import { orderInUrl, ordersOf } from './orders.ts';
import styles from './sort-menu.module.css';
import type { ListingChoice } from './use-listing-choice.ts';
import { listingWords } from './words.ts';

interface SortMenuProps {
  readonly listing: ProductListing;
  readonly choice: ListingChoice;
}

/** The order of a listing (CAT-06). A plain GET form, so that it also works before or without JavaScript. */
export function SortMenu({ listing: { query, trail }, choice: { wanted, choose } }: SortMenuProps) {
  const t = useWords(listingWords);
  const id = useId();
  const language = useLanguage();
  const category = trail.at(-1);
  // While another order is on its way the menu already shows it.
  const { offered, chosen } = ordersOf(wanted);
  return (
    <form
      method="get"
      action={inLanguage(language, category ? links.category(category.Slug) : links.allProducts())}
      autoComplete="off"
      className={styles.sort}
    >
      {listingParameters({ ...query, sort: null, page: 1 }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id}>{t('sortBy')}</label>
      <select
        id={id}
        name="sort"
        className={`${fieldStyles.input} ${styles.select}`}
        value={chosen === 'sortRelevance' ? '' : chosen}
        onChange={(event) => choose({ sort: orderInUrl(wanted, event.target.value) })}
      >
        {offered.map((order) => (
          <option key={order} value={order === 'sortRelevance' ? '' : order}>
            {t(order)}
          </option>
        ))}
      </select>
      <noscript>
        <Button type="submit" kind="secondary">
          {t('applySort')}
        </Button>
      </noscript>
    </form>
  );
}
