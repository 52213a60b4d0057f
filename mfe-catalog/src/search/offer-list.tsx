import { useWords } from 'shared-contracts';
import { formatRupees } from 'shared-contracts/domain/money';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { SearchIcon } from 'shared-contracts/kit/icons';
import linkStyles from 'shared-contracts/kit/link.module.css';
import { Picture } from 'shared-contracts/kit/picture';
import { StoreLink } from 'shared-contracts/kit/store-link';
import surfaceStyles from 'shared-contracts/kit/surface.module.css';
import styles from './offer-list.module.css';
import type { Offer, OfferGroup } from './offers.ts';
import { searchWords } from './words.ts';

interface OfferListProps {
  readonly id: string;
  readonly groups: readonly OfferGroup[];
  /** The link to all results, below the groups. */
  readonly all: Offer | null;
  readonly activeKey: string | null;
  readonly idOf: (key: string) => string;
  readonly onChoose: (offer: Offer) => void;
}

/** Groups with another layout. */
const GROUP_STYLES: Partial<Record<OfferGroup['name'], string>> = styles;

/** The combobox's list: every option is a real link, so that it also opens in a new tab. */
export function OfferList({ id, groups, all, activeKey, idOf, onChoose }: OfferListProps) {
  const t = useWords(searchWords);
  const option = (offer: Offer, className = '', children = <OfferContent offer={offer} />) => (
    <StoreLink
      key={offer.key}
      id={idOf(offer.key)}
      role="option"
      aria-selected={offer.key === activeKey}
      tabIndex={-1}
      to={offer.to}
      className={`${styles.option} ${className}`}
      onClick={() => onChoose(offer)}
    >
      {children}
    </StoreLink>
  );
  return (
    <div id={id} role="listbox" aria-label={t('suggestions')} className={styles.list}>
      {groups.map(({ name, offers }) => (
        // biome-ignore lint/a11y/useSemanticElements: no element means a group of options.
        <div key={name} role="group" aria-labelledby={`${id}-${name}`} className={GROUP_STYLES[name]}>
          <p id={`${id}-${name}`} className={styles.heading}>
            {t(name)}
          </p>
          <div role="presentation" className={styles.offers}>
            {offers.map((offer) => option(offer))}
          </div>
        </div>
      ))}
      {all &&
        option(all, styles.all, <span className={linkStyles.arrow}>{t('seeAllResults', { term: all.text })}</span>)}
    </div>
  );
}

function OfferContent({ offer: { text, image, price, term } }: { readonly offer: Offer }) {
  return (
    <>
      {image && (
        <span className={`${surfaceStyles.well} ${styles.well}`}>
          <Picture image={image} sizes="64px" fit="square" alt="" />
        </span>
      )}
      {term !== undefined && <SearchIcon size={18} />}
      <span className={styles.text}>
        {term === undefined ? <CatalogueText text={text} /> : <bdi>{text}</bdi>}
        {price && (
          <bdi dir="ltr" className={styles.price}>
            {formatRupees(price)}
          </bdi>
        )}
      </span>
    </>
  );
}
