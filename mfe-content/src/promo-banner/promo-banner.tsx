import { links, useWords } from 'shared-contracts';
import { StoreLink } from 'shared-contracts/kit/store-link';
import styles from './promo-banner.module.css';
import { words } from './words.ts';

const CODE = 'FIRST10';

/** The promise of the first online purchase with its code and terms, for any page (SH-09). */
export function PromoBanner() {
  const t = useWords(words);
  return (
    <aside className={styles.promo} aria-label={t('promoBanner')}>
      <p>
        <strong>{t('promoTitle')}</strong> <span className={styles.code}>{t('promoCode', { code: CODE })}</span>
      </p>
      <p className="small">
        {t('promoTerms')} <StoreLink to={links.policy('terms')}>{t('promoAction')}</StoreLink>
      </p>
    </aside>
  );
}
