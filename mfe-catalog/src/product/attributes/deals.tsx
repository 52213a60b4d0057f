import { useId } from 'react';
import { useSite, useWords } from 'shared-contracts';
import { formatRupees, type Paise } from 'shared-contracts/domain/money';
import { offerSavings } from 'shared-contracts/domain/offer-savings';
import { usePromises } from 'shared-contracts/kit/promises';
import headingStyles from '../small-heading.module.css';
import styles from './deals.module.css';
import { attributeWords } from './words.ts';

interface DealsProps {
  /** Absent of what cannot be bought. */
  readonly price: Paise | undefined;
  readonly hasInstalments: boolean;
}

export function Deals({ price, hasInstalments }: DealsProps) {
  const t = useWords(attributeWords);
  const id = useId();
  const { firstOrderOffers } = useSite();
  // The code that saves most on this piece.
  const [offer] = price ? offerSavings(firstOrderOffers, price) : [];
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
            {t('firstOrderDeal', { amount: formatRupees(offer.saving) })}{' '}
            <bdi className={styles.code}>{offer.code}</bdi>
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
