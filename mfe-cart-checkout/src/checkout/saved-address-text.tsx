import { useWords } from 'shared-contracts';
import type { SavedAddress } from 'shared-contracts/api/shapes/saved-address';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { words } from '../words.ts';
import styles from './saved-addresses.module.css';

/** The spaces between the lines are for screen readers. */
export function SavedAddressText({ address }: { readonly address: SavedAddress }) {
  const t = useWords(words);
  const { Name, Phone, AddressLineOne, CityName, StateName, PostalCode, IsDefault } = address;
  return (
    <span className={styles.text}>
      <span>
        <strong>
          <bdi>{Name}</bdi>
        </strong>{' '}
        {IsDefault && <span className={styles.default}>{t('defaultAddress')}</span>}
      </span>{' '}
      <span className={styles.street}>
        <bdi>{AddressLineOne}</bdi>
      </span>{' '}
      <span>
        <CatalogueText text={t('addressPlace', { city: CityName, state: StateName, pin: PostalCode })} />
      </span>{' '}
      <span className="muted small figures">
        <bdi dir="ltr">{Phone}</bdi>
      </span>
    </span>
  );
}
