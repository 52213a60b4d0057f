import { links, useWords } from 'shared-contracts';
import { ButtonLink } from 'shared-contracts/kit/button-link';
import styles from './order-pages.module.css';
import { ordersWords } from './words.ts';

export function OrderPages({ page, pages }: { readonly page: number; readonly pages: number }) {
  const t = useWords(ordersWords);
  if (pages <= 1) return null;
  return (
    <nav aria-label={t('pages')} className={styles.pages}>
      {page > 1 ? (
        <ButtonLink kind="secondary" to={pagePath(page - 1)} rel="prev">
          {t('previousPage')}
        </ButtonLink>
      ) : (
        <span />
      )}
      <span className="muted">{t('pageOf', { page, pages })}</span>
      {page < pages ? (
        <ButtonLink kind="secondary" to={pagePath(page + 1)} rel="next">
          {t('nextPage')}
        </ButtonLink>
      ) : (
        <span />
      )}
    </nav>
  );
}

function pagePath(page: number): string {
  return page === 1 ? links.orders() : `${links.orders()}?page=${page}`;
}
