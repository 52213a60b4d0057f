import type { ReactNode } from 'react';
import { links, useSite, useWords } from 'shared-contracts';
import { telephoneLink } from 'shared-contracts/domain/telephone-link';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import linkStyles from 'shared-contracts/kit/link.module.css';
import { StoreLink } from 'shared-contracts/kit/store-link';
import surface from 'shared-contracts/kit/surface.module.css';
import styles from './details.module.css';
import { words } from './words.ts';

/** Telephone, addresses and the ways for special cases, from the store's configuration. */
export function Details() {
  const t = useWords(words);
  const { phone, email, address, legalName, whatsapp } = useSite();
  return (
    <section className={`${surface.card} ${styles.details}`} aria-labelledby="reach-us">
      <h2 id="reach-us">{t('reachUs')}</h2>
      <dl>
        {phone && (
          <Detail name={t('contactPhone')}>
            <a href={telephoneLink(phone)} className={linkStyles.text}>
              <bdi>{phone}</bdi>
            </a>
          </Detail>
        )}
        {whatsapp && (
          <Detail name={t('contactMessaging')}>
            <a href={`https://wa.me/${whatsapp}`} target="_blank" rel="noopener noreferrer" className={linkStyles.text}>
              <bdi>+{whatsapp}</bdi>
            </a>
          </Detail>
        )}
        {email && (
          <Detail name={t('contactEmail')}>
            <a href={`mailto:${email}`} className={linkStyles.text}>
              <bdi>{email}</bdi>
            </a>
          </Detail>
        )}
        {(legalName || address) && (
          <Detail name={t('contactAddress')}>
            <address>
              <CatalogueText text={legalName} />
              <br />
              <CatalogueText text={address} />
            </address>
          </Detail>
        )}
        <Detail name={t('contactComplaint')}>
          <StoreLink to={links.grievance()} className={linkStyles.text}>
            {t('contactGrievance')}
          </StoreLink>
        </Detail>
        <Detail name={t('contactFollow')}>
          <StoreLink to={links.enquiry()} className={linkStyles.text}>
            {t('contactFollowLink')}
          </StoreLink>
        </Detail>
      </dl>
    </section>
  );
}

function Detail({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
