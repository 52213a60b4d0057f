import { definePage, links, translator, useWords } from 'shared-contracts';
import { ButtonLink } from 'shared-contracts/kit/button-link';
import { useLocation } from 'shared-contracts/router';
import { words } from '../words.ts';
import { isClosedUncharged } from './closed-uncharged.ts';
import { FailedPurchase } from './failed-purchase.tsx';
import styles from './payment-failed.module.css';

function PaymentFailedPage() {
  const t = useWords(words);
  const closed = isClosedUncharged(useLocation().state);
  return (
    <section className={`container section ${styles.failed}`}>
      <span className={styles.seal} aria-hidden="true">
        !
      </span>
      <h1>{t(closed ? 'closedTitle' : 'failedTitle')}</h1>
      <p className="lead muted">{t(closed ? 'closedText' : 'failedText')}</p>
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
      <FailedPurchase uncharged={closed} />
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
