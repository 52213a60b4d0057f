import { useSite, withoutLanguage } from 'shared-contracts';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { useOfferTerms } from 'shared-contracts/kit/offer-terms';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { useLocation } from 'shared-contracts/router';
import styles from './promo-strip.module.css';

/** The walnut band above everything: the editors' line with its coupon's conditions. Phones have it on the home page. */
export function PromoStrip() {
  const termsOf = useOfferTerms();
  const { strip } = useSite();
  const isHome = withoutLanguage(useLocation().pathname) === '/';
  if (!strip) return null;
  return (
    <div data-promo={isHome} className={`${styles.strip} ${isHome ? '' : styles.roomy}`}>
      <p className={`container ${styles.promo}`}>
        <strong>
          {strip.link ? (
            <StoreLink to={strip.link}>
              <CatalogueText text={strip.text} />
            </StoreLink>
          ) : (
            <CatalogueText text={strip.text} />
          )}
        </strong>{' '}
        {strip.coupon && <span className={styles.terms}>{termsOf(strip.coupon)}</span>}
      </p>
    </div>
  );
}
