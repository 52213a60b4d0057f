import { links, useSite, useWords } from 'shared-contracts';
import { useOfferTerms } from 'shared-contracts/kit/offer-terms';
import { StoreLink } from 'shared-contracts/kit/store-link';
import styles from './promo-banner.module.css';
import { words } from './words.ts';

/** The best offer for a first purchase with its code and terms, for any page (SH-09). */
export function PromoBanner() {
  const t = useWords(words);
  const termsOf = useOfferTerms();
  const [offer] = useSite().firstOrderOffers;
  if (!offer) return null;
  const terms = termsOf(offer);
  return (
    <aside className={styles.promo} aria-label={t('promoBanner')}>
      <p>
        <strong>{t('promoTitle', { percent: offer.percent })}</strong>{' '}
        <span className={styles.code}>{t('promoCode', { code: offer.code })}</span>
      </p>
      <p className="small">
        {terms && `${terms}. `}
        <StoreLink to={links.policy('terms')}>{t('promoAction')}</StoreLink>
      </p>
    </aside>
  );
}
