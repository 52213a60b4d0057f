import { links, useWords } from 'shared-contracts';
import { ButtonLink } from 'shared-contracts/kit/button-link';
import { words } from '../words.ts';
import styles from './payment.module.css';

/** The payment arrived after the reservation expired and is refunded automatically. */
export function Refunding() {
  const t = useWords(words);
  return (
    <div className={styles.message} role="alert">
      <h2>{t('refunding')}</h2>
      <p className="muted">{t('refundingText')}</p>
      <ButtonLink to={links.cart()} kind="secondary">
        {t('backToCart')}
      </ButtonLink>
    </div>
  );
}
