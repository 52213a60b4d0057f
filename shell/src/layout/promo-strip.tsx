import { useSite, useWords } from 'shared-contracts';
import { useOfferTerms } from 'shared-contracts/kit/offer-terms';
import { shellWords } from '../words.ts';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './promo-strip.module.css';

/** The walnut band above everything: the best first-order code with its conditions, and the other language. */
export function PromoStrip() {
  const t = useWords(shellWords);
  const termsOf = useOfferTerms();
  const [offer] = useSite().firstOrderOffers;
  return (
    <div className={styles.strip}>
      <div className={`container ${styles.row}`}>
        <p className={styles.promo}>
          {offer && (
            <>
              <strong>{t('promo', { percent: offer.percent, code: offer.code })}</strong>{' '}
              <span className={styles.terms}>{termsOf(offer)}</span>
            </>
          )}
        </p>
        <LanguageSwitch className={styles.language ?? ''} />
      </div>
    </div>
  );
}
