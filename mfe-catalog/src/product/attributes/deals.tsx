import { useId } from 'react';
import { useSite, useWords } from 'shared-contracts';
import { usePromises } from 'shared-contracts/kit/promises';
import headingStyles from '../small-heading.module.css';
import styles from './deals.module.css';
import { attributeWords } from './words.ts';

export function Deals({ hasInstalments }: { readonly hasInstalments: boolean }) {
  const t = useWords(attributeWords);
  const id = useId();
  // A deal that applies to every product.
  const offer = useSite().firstOrderOffers.find(({ minimum }) => minimum === 0);
  const promises = usePromises('deals');
  if (!offer && !hasInstalments && promises.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.deals}>
      <h2 id={id} className={headingStyles.heading}>
        {t('grabTheDeals')}
      </h2>
      <ul>
        {offer && (
          <li>
            {t('firstOrderDeal', { percent: offer.percent })} <bdi className={styles.code}>{offer.code}</bdi>
          </li>
        )}
        {hasInstalments && <li>{t('emiDeal')}</li>}
        {promises.map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </section>
  );
}
