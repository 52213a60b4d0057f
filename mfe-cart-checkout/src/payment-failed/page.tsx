import { definePage, links, translator, useWords } from 'shared-contracts';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { words } from '../words.ts';
import styles from './payment-failed.module.css';

function PaymentFailedPage() {
  const t = useWords(words);
  return (
    <section className={`container section ${styles.failed}`}>
      <span className={styles.seal} aria-hidden="true">
        !
      </span>
      <h1>{t('failedTitle')}</h1>
      <p className="lead muted">{t('failedText')}</p>
      <p className={styles.actions}>
        {/* /payment first asks the server whether the last attempt was paid after all (PAY-10). */}
        <StoreLink to={links.payment()} className="button button-primary">
          {t('tryAgain')}
        </StoreLink>
        <StoreLink to={links.home()} className="button button-secondary">
          {t('returnHome')}
        </StoreLink>
      </p>
    </section>
  );
}

export const page = definePage({
  Component: PaymentFailedPage,
  head: (_, { language, storeName }) => ({
    title: `${translator(words, language)('failedTitle')} | ${storeName}`,
    noindex: true,
  }),
});
