import { pageWindow } from './page-window.ts';
import styles from './pagination.module.css';
import { StoreLink } from './store-link.tsx';

interface PaginationProps {
  /** Names the navigation, e.g. 'Pages'. */
  readonly label: string;
  /** From 1. */
  readonly current: number;
  readonly last: number;
  /** Canonical path of a page, with its query. */
  readonly to: (page: number) => string;
  readonly words: { readonly page: (page: number) => string; readonly previous: string; readonly next: string };
}

/** The pages of a list as real links; nothing when there is only one (CAT-08). */
export function Pagination({ label, current, last, to, words }: PaginationProps) {
  if (last <= 1) return null;
  return (
    <nav aria-label={label} className={styles.pagination}>
      <ul>
        {current > 1 && (
          <li>
            <StoreLink to={to(current - 1)} rel="prev" className={styles.previous}>
              {words.previous}
            </StoreLink>
          </li>
        )}
        {pageWindow(current, last).map((place, index, places) =>
          place === 'gap' ? (
            <li key={`after-${places[index - 1]}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={place}>
              <StoreLink
                to={to(place)}
                aria-label={words.page(place)}
                aria-current={place === current ? 'page' : undefined}
              >
                {place}
              </StoreLink>
            </li>
          ),
        )}
        {current < last && (
          <li>
            <StoreLink to={to(current + 1)} rel="next" className={styles.next}>
              {words.next}
            </StoreLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
