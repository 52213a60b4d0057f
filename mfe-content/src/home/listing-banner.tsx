import { links, useWords } from 'shared-contracts';
import type { Image } from 'shared-contracts/api/shapes/image';
import { FROM_TABLET } from 'shared-contracts/kit/breakpoints';
import { ButtonLink } from 'shared-contracts/kit/button-link';
import { Picture } from 'shared-contracts/kit/picture';
import styles from './listing-banner.module.css';
import { words } from './words.ts';

/** A wide room picture that links to the whole catalogue (HOME-05). */
export function ListingBanner({ room }: { readonly room: Image }) {
  const t = useWords(words);
  return (
    <section className="container" aria-labelledby="listing-banner">
      <div className={styles.banner}>
        <Picture image={room} sizes={`${FROM_TABLET} 1240px, 480px`} fit="cover" alt="" className={styles.room ?? ''} />
        <div className={styles.text}>
          <h2 id="listing-banner">{t('listingBannerTitle')}</h2>
          <p>{t('listingBannerText')}</p>
          <ButtonLink to={links.allProducts()} kind="secondary">
            {t('listingBannerAction')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
