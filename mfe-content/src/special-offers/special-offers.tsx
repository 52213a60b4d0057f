import { useId } from 'react';
import { useWords } from 'shared-contracts';
import type { SpecialOffer } from 'shared-contracts/domain/special-offer';
import { FROM_DESKTOP, FROM_LARGE_PHONE } from 'shared-contracts/kit/breakpoints';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import linkStyles from 'shared-contracts/kit/link.module.css';
import { useOfferTerms } from 'shared-contracts/kit/offer-terms';
import { Picture } from 'shared-contracts/kit/picture';
import { StoreLink } from 'shared-contracts/kit/store-link';
import styles from './special-offers.module.css';
import { words } from './words.ts';

// Cropped at its sides: as wide as the banner is high.
const SIZES = `${FROM_DESKTOP} 260px, ${FROM_LARGE_PHONE} 50vw, 260px`;

/** A banner for each offer, with its coupon and one link (SH-09). */
export function SpecialOffers({ offers }: { readonly offers: readonly SpecialOffer[] }) {
  const t = useWords(words);
  const id = useId();
  if (offers.length === 0) return null;
  return (
    <section className={`container ${styles.offers}`} aria-labelledby={id}>
      <h2 id={id}>{t('specialOffers')}</h2>
      <ul>
        {offers.map((offer) => (
          <Offer key={offer.name} {...offer} />
        ))}
      </ul>
    </section>
  );
}

function Offer({ title, text, action, path, coupon, image }: SpecialOffer) {
  const t = useWords(words);
  const termsOf = useOfferTerms();
  const terms = coupon && termsOf(coupon);
  return (
    <li className={styles.offer}>
      <div className={styles.words}>
        <h3>
          <CatalogueText text={title} />
        </h3>
        {text && (
          <p className="small muted">
            <CatalogueText text={text} />
          </p>
        )}
        {terms && <p className="small muted">{`${terms}.`}</p>}
        {coupon && <p className={styles.code}>{t('offerCode', { code: `\u2066${coupon.code}\u2069` })}</p>}
        <StoreLink to={path} className={linkStyles.more}>
          <CatalogueText text={action} />
        </StoreLink>
      </div>
      {image && <Picture image={image} sizes={SIZES} fit="cover" alt="" className={styles.picture ?? ''} />}
    </li>
  );
}
