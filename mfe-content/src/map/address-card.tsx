import { useEffect, useRef } from 'react';
import { useSite, useWords } from 'shared-contracts';
import { telephoneLink } from 'shared-contracts/domain/telephone-link';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { MailIcon, PhoneIcon } from 'shared-contracts/kit/icons';
import linkStyles from 'shared-contracts/kit/link.module.css';
import styles from './address-card.module.css';
import type { Place } from './place.ts';
import { words } from './words.ts';

interface AddressCardProps {
  readonly places: readonly Place[];
  readonly chosen: number;
  /** Moves the map to a place; null without an interactive map. */
  readonly onShow: ((place: number) => void) | null;
}

/** The store's places with addresses and contacts. */
export function AddressCard({ places, chosen, onShow }: AddressCardProps) {
  const t = useWords(words);
  const { phone, email } = useSite();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const place = list.current?.children[chosen];
    if (place instanceof HTMLElement) list.current?.scrollTo?.({ top: place.offsetTop });
  }, [chosen]);
  return (
    <div className={styles.card}>
      <ul ref={list} className={styles.places}>
        {places.map(({ name, address, latitude, longitude }, index) => (
          <li key={`${name} ${address}`} data-chosen={(onShow !== null && index === chosen) || undefined}>
            <h3>
              <CatalogueText text={name} />
            </h3>
            <address>
              <CatalogueText text={address} />
            </address>
            <p className="small">
              {onShow && places.length > 1 && (
                <button type="button" className={styles.show} onClick={() => onShow(index)}>
                  {t('showOnMap')}
                  <span className="visually-hidden"> {name}</span>
                </button>
              )}
              <a
                href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`}
                target="_blank"
                rel="noopener noreferrer"
                className={linkStyles.text}
                aria-label={t('directionsTo', { place: name })}
              >
                {t('directions')}
              </a>
            </p>
          </li>
        ))}
      </ul>
      <ul className={styles.contact}>
        {phone && (
          <li>
            <PhoneIcon size={20} />
            <a href={telephoneLink(phone)}>
              <bdi>{phone}</bdi>
            </a>
          </li>
        )}
        {email && (
          <li>
            <MailIcon size={20} />
            <a href={`mailto:${email}`}>
              <bdi>{email}</bdi>
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}
