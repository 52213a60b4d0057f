import { useId } from 'react';
import { inLanguage, links, useLanguage, useWords } from 'shared-contracts';
import { Button } from 'shared-contracts/kit/button';
import fieldStyles from 'shared-contracts/kit/field.module.css';
import type { ProductListing } from './listing-data.ts';
import { listingParameters } from './listing-url.ts';
import { orderInUrl, ordersOf } from './orders.ts';
import styles from './sort-menu.module.css';
import type { ListingChoice } from './use-listing-choice.ts';
import { listingWords } from './words.ts';

interface SortMenuProps {
  readonly listing: ProductListing;
  readonly choice: ListingChoice;
}

/** A plain GET form, so that it also works without JavaScript (CAT-06). */
export function SortMenu({ listing: { query, trail }, choice: { requested, choose } }: SortMenuProps) {
  const t = useWords(listingWords);
  const id = useId();
  const language = useLanguage();
  const category = trail.at(-1);
  // The menu shows a pending order at once.
  const { offered, chosen } = ordersOf(requested);
  return (
    <form
      method="get"
      action={inLanguage(language, category ? links.category(category.slug) : links.allProducts())}
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
        onChange={(event) => choose({ sort: orderInUrl(requested, event.target.value) })}
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
