import { links, useWords } from 'shared-contracts';
import { ButtonLink } from 'shared-contracts/kit/button-link';
import { words } from '../words.ts';
import styles from './payment-success.module.css';

export function NoPaymentDetails() {
  const t = useWords(words);
  return (
    <div className={styles.thanks}>
      <h1>{t('noPaymentDetails')}</h1>
      <p className="muted">{t('noPaymentDetailsHint')}</p>
      <ButtonLink to={links.home()} kind="primary">
        {t('returnHome')}
      </ButtonLink>
    </div>
  );
}
