import { useId } from 'react';
import { links, useWords } from 'shared-contracts';
import { FROM_DESKTOP, FROM_LARGE_PHONE } from 'shared-contracts/kit/breakpoints';
import linkStyles from 'shared-contracts/kit/link.module.css';
import { Picture } from 'shared-contracts/kit/picture';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { OFFERS, type OfferPictures } from './offers.ts';
import styles from './special-offers.module.css';
import { words } from './words.ts';

// Cropped at its sides: as wide as the banner is high.
const SIZES = `${FROM_DESKTOP} 260px, ${FROM_LARGE_PHONE} 50vw, 260px`;

/** Three banners in a row, each one link (SH-09). */
export function SpecialOffers({ pictures }: { readonly pictures: OfferPictures | null }) {
  const t = useWords(words);
  const id = useId();
  return (
    <section className={`container ${styles.offers}`} aria-labelledby={id}>
      <h2 id={id}>{t('specialOffers')}</h2>
      <ul>
        {OFFERS.map(({ category, code, title, text, action }) => {
          const picture = pictures?.[category];
          return (
            <li key={category} className={styles.offer}>
              <div className={styles.words}>
                <h3>{t(title)}</h3>
                <p className="small muted">{t(text)}</p>
                {code && <p className={styles.code}>{t('offerCode', { code: `\u2066${code}\u2069` })}</p>}
                <StoreLink to={links.category(category)} className={linkStyles.more}>
                  {t(action)}
                </StoreLink>
              </div>
              {picture && <Picture image={picture} sizes={SIZES} fit="cover" alt="" className={styles.picture ?? ''} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
