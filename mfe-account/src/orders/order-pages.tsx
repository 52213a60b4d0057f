import { links, useWords } from 'shared-contracts';
import { StoreLink } from 'shared-contracts/kit/store-link';
import styles from './order-pages.module.css';
import { ordersWords } from './words.ts';

/** To the previous and the next page of orders, as real links. Nothing when all fit on one. */
export function OrderPages({ page, pages }: { readonly page: number; readonly pages: number }) {
  const t = useWords(ordersWords);
  if (pages <= 1) return null;
  return (
    <nav aria-label={t('pages')} className={styles.pages}>
      {page > 1 ? (
        <StoreLink className="button button-secondary" to={pagePath(page - 1)} rel="prev">
          {t('previousPage')}
        </StoreLink>
      ) : (
        <span />
      )}
      <span className="muted">{t('pageOf', { page, pages })}</span>
      {page < pages ? (
        <StoreLink className="button button-secondary" to={pagePath(page + 1)} rel="next">
          {t('nextPage')}
        </StoreLink>
      ) : (
        <span />
      )}
    </nav>
  );
}

function pagePath(page: number): string {
  return page === 1 ? links.orders() : `${links.orders()}?page=${page}`;
}
