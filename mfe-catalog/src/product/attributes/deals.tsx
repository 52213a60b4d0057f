import { useId } from 'react';
import { useWords } from 'shared-contracts';
import styles from './deals.module.css';
import { attributeWords } from './words.ts';

const FIRST_ORDER_CODE = 'NEW5';

/** What a shopper can save on top. */
export function Deals() {
  const t = useWords(attributeWords);
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.deals}>
      <h2 id={id}>{t('grabTheDeals')}</h2>
      <ul>
        <li>
          {t('firstOrderDeal')} <bdi className={styles.code}>{FIRST_ORDER_CODE}</bdi>
        </li>
        <li>{t('emiDeal')}</li>
        <li>{t('bestPriceDeal')}</li>
      </ul>
    </section>
  );
}
