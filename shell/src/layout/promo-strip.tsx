import { useWords } from 'shared-contracts';
import { shellWords } from '../words.ts';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './promo-strip.module.css';

/** The walnut band above everything: the first-purchase code with its conditions, and the other language. */
export function PromoStrip() {
  const t = useWords(shellWords);
  return (
    <div className={styles.strip}>
      <div className={`container ${styles.row}`}>
        <p className={styles.promo}>
          <strong>{t('promo')}</strong> <span className={styles.terms}>{t('promoTerms')}</span>
        </p>
        <LanguageSwitch className={styles.language ?? ''} />
      </div>
    </div>
  );
}
