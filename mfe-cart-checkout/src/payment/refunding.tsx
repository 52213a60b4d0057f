import { links, useWords } from 'shared-contracts';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { words } from '../words.ts';
import styles from './payment.module.css';

/** The money came too late for the stock and goes back by itself. */
export function Refunding() {
  const t = useWords(words);
  return (
    <div className={styles.message} role="alert">
      <h2>{t('refunding')}</h2>
      <p className="muted">{t('refundingText')}</p>
      <StoreLink to={links.cart()} className="button button-secondary">
        {t('backToCart')}
      </StoreLink>
    </div>
  );
}
