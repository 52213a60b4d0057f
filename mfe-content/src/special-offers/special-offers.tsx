import { useId } from 'react';
import { links, useSite, useWords } from 'shared-contracts';
import { FROM_DESKTOP, FROM_LARGE_PHONE } from 'shared-contracts/kit/breakpoints';
import linkStyles from 'shared-contracts/kit/link.module.css';
import { useOfferTerms } from 'shared-contracts/kit/offer-terms';
import { Picture } from 'shared-contracts/kit/picture';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { OFFERED_WITH, type OfferPictures } from './offers.ts';
import styles from './special-offers.module.css';
import { words } from './words.ts';

// Cropped at its sides: as wide as the banner is high.
const SIZES = `${FROM_DESKTOP} 260px, ${FROM_LARGE_PHONE} 50vw, 260px`;

/** One link per banner: the valid codes, and instalments (SH-09). */
export function SpecialOffers({ pictures }: { readonly pictures: OfferPictures | null }) {
  const t = useWords(words);
  const termsOf = useOfferTerms();
  const { firstOrderOffers } = useSite();
  const id = useId();
  const onLargeOrders = firstOrderOffers.find(termsOf);
  const onAnyOrder = firstOrderOffers.find((offer) => !termsOf(offer));
  return (
    <section className={`container ${styles.offers}`} aria-labelledby={id}>
      <h2 id={id}>{t('specialOffers')}</h2>
      <ul>
        {onLargeOrders && (
          <Offer
            category={OFFERED_WITH.onLargeOrders}
            title={t('firstOnlineTitle', { percent: onLargeOrders.percent })}
            text={`${termsOf(onLargeOrders)}.`}
            code={onLargeOrders.code}
            action={t('firstOnlineAction')}
            pictures={pictures}
          />
        )}
        {onAnyOrder && (
          <Offer
            category={OFFERED_WITH.onAnyOrder}
            title={t('firstOrderTitle', { percent: onAnyOrder.percent })}
            text={t('firstOrderText')}
            code={onAnyOrder.code}
            action={t('firstOrderAction')}
            pictures={pictures}
          />
        )}
        <Offer
          category={OFFERED_WITH.instalments}
          title={t('instalmentsTitle')}
          text={t('instalmentsText')}
          action={t('instalmentsAction')}
          pictures={pictures}
        />
      </ul>
    </section>
  );
}

interface OfferProps {
  readonly category: string;
  readonly title: string;
  readonly text: string;
  readonly code?: string;
  readonly action: string;
  readonly pictures: OfferPictures | null;
}

function Offer({ category, title, text, code, action, pictures }: OfferProps) {
  const t = useWords(words);
  const picture = pictures?.[category];
  return (
    <li className={styles.offer}>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p className="small muted">{text}</p>
        {code && <p className={styles.code}>{t('offerCode', { code: `\u2066${code}\u2069` })}</p>}
        <StoreLink to={links.category(category)} className={linkStyles.more}>
          {action}
        </StoreLink>
      </div>
      {picture && <Picture image={picture} sizes={SIZES} fit="cover" alt="" className={styles.picture ?? ''} />}
    </li>
  );
}
