import { definePage, links, translator, useWords } from 'shared-contracts';
import { ButtonLink } from 'shared-contracts/kit/button-link';
import { words } from '../words.ts';
import { FailedPurchase } from './failed-purchase.tsx';
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
        <ButtonLink to={links.payment()} kind="primary">
          {t('tryAgain')}
        </ButtonLink>
        <ButtonLink to={links.cart()} kind="secondary">
          {t('backToCart')}
        </ButtonLink>
        <ButtonLink to={links.home()} kind="quiet">
          {t('returnHome')}
        </ButtonLink>
      </p>
      <FailedPurchase />
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
