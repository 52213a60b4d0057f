import { links, useWords } from 'shared-contracts';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { words } from '../words.ts';
import styles from './payment-success.module.css';

export function NoPaymentDetails() {
  const t = useWords(words);
  return (
    <div className={styles.thanks}>
      <h1>{t('noPaymentDetails')}</h1>
      <p className="muted">{t('noPaymentDetailsHint')}</p>
      <StoreLink to={links.home()} className="button button-primary">
        {t('returnHome')}
      </StoreLink>
    </div>
  );
}
