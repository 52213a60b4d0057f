import { useWords } from 'shared-contracts';
import { PAGE_SIZE } from 'shared-contracts/domain/constants';
import { StoreLink } from 'shared-contracts/ui/store-link';
import { words } from '../words.ts';
import { listingPath } from './listing-path.ts';
import type { ProductListing } from './load-listing.ts';
import { pageWindow } from './page-window.ts';
import styles from './pagination.module.css';

/** The pages of a listing as real links, ten products each (CAT-08). */
export function Pagination({ listing: { query, trail, total } }: { readonly listing: ProductListing }) {
  const t = useWords(words);
  const last = Math.ceil(total / PAGE_SIZE.listing);
  if (last <= 1) return null;
  const to = (page: number) => listingPath({ ...query, page }, trail.at(-1));
  return (
    <nav aria-label={t('pages')} className={styles.pages}>
      <ul>
        {query.page > 1 && (
          <li>
            <StoreLink to={to(query.page - 1)} rel="prev" className={`${styles.step} ${styles.previous}`}>
              {t('previousPage')}
            </StoreLink>
          </li>
        )}
        {pageWindow(query.page, last).map((place, index, places) =>
          place === 'gap' ? (
            <li key={`after-${places[index - 1]}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={place}>
              <StoreLink
                to={to(place)}
                className={styles.page ?? ''}
                aria-label={t('page', { n: place })}
                aria-current={place === query.page ? 'page' : undefined}
              >
                {place}
              </StoreLink>
            </li>
          ),
        )}
        {query.page < last && (
          <li>
            <StoreLink to={to(query.page + 1)} rel="next" className={`${styles.step} ${styles.next}`}>
              {t('nextPage')}
            </StoreLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
