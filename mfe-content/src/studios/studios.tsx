import { links, useSite, useWords } from 'shared-contracts';
import { telephoneLink } from 'shared-contracts/domain/telephone-link';
import { FROM_DESKTOP, FROM_WHOLE_CONTAINER } from 'shared-contracts/kit/breakpoints';
import { ButtonLink } from 'shared-contracts/kit/button-link';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { EmptyState } from 'shared-contracts/kit/empty-state';
import { PhoneIcon } from 'shared-contracts/kit/icons';
import linkStyles from 'shared-contracts/kit/link.module.css';
import { Picture } from 'shared-contracts/kit/picture';
import { SafeHtml } from 'shared-contracts/kit/safe-html';
import { StoreMap } from '../map/store-map.tsx';
import { PageBanner } from '../page-banner/page-banner.tsx';
import parts from '../web-content/page-parts.module.css';
import { Hours } from './hours.tsx';
import type { ShownStudio, StudiosData } from './load-studios.ts';
import styles from './studios.module.css';
import { words } from './words.ts';

const SIZES = `${FROM_WHOLE_CONTAINER} 596px, ${FROM_DESKTOP} 48vw, 100vw`;

/** Where furniture can be seen: hours, address, telephone, the way, and a map (CON-01). */
export function Studios({ meta, intro, studios }: StudiosData) {
  const t = useWords(words);
  return (
    <div className={styles.page}>
      <PageBanner meta={meta} title={t('studios')} />
      <div className={`container ${styles.studios}`}>
        <SafeHtml tree={intro} className={parts.opening} />
        {studios.map((studio) => (
          <StudioCard key={studio.slug} {...studio} />
        ))}
        {studios.length === 0 && (
          <EmptyState title={t('noStudios')} picture="search">
            <ButtonLink to={links.contact()} kind="secondary">
              {t('backToContact')}
            </ButtonLink>
          </EmptyState>
        )}
      </div>
      <StoreMap />
    </div>
  );
}

function StudioCard({ slug, hours, directions, ...studio }: ShownStudio) {
  const t = useWords(words);
  const { phone: ofStore } = useSite();
  const { name, address, phone = ofStore, latitude, longitude, image } = studio;
  const place = `${latitude}/${longitude}`;
  return (
    <section className={styles.studio} aria-labelledby={slug}>
      {image && <Picture image={image} sizes={SIZES} fit="cover" className={`${parts.picture} ${styles.picture}`} />}
      <div className={styles.facts}>
        <h2 id={slug}>
          <CatalogueText text={name} />
        </h2>
        <address>
          <CatalogueText text={address} />
        </address>
        <p className={styles.ways}>
          {phone && (
            <a href={telephoneLink(phone)} className={`${linkStyles.text} ${styles.phone}`}>
              <PhoneIcon size={20} />
              <bdi dir="ltr">{phone}</bdi>
            </a>
          )}
          <a
            href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${place}`}
            target="_blank"
            rel="noopener noreferrer"
            className={linkStyles.more}
            aria-label={t('studioDirectionsTo', { place: name })}
          >
            {t('studioDirections')}
          </a>
        </p>
        <h3>{t('studioHours')}</h3>
        <Hours hours={hours} />
        <h3>{t('findStudio')}</h3>
        <SafeHtml tree={directions} className={styles.directions} />
      </div>
    </section>
  );
}
