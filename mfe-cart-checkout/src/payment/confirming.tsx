import { links, useWords } from 'shared-contracts';
import { ButtonLink } from 'shared-contracts/kit/button-link';
import { words } from '../words.ts';
import styles from './payment.module.css';

/** Money may have moved and the order is not confirmed yet: neither a failure nor a second payment is offered (PAY-09). */
export function Confirming() {
  const t = useWords(words);
  return (
    <div className={styles.message} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <h2>{t('confirming')}</h2>
      <p className="muted">{t('confirmingText')}</p>
      <ButtonLink to={links.orders()} kind="secondary">
        {t('myOrders')}
      </ButtonLink>
    </div>
  );
}
