import { useWords } from 'shared-contracts';
import type { SavedAddress } from 'shared-contracts/domain/saved-address';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { words } from '../words.ts';
import styles from './saved-addresses.module.css';

/** The spaces between the lines are for screen readers. */
export function SavedAddressText({ address }: { readonly address: SavedAddress }) {
  const t = useWords(words);
  const { name, phone, line, city, state, pincode, isDefault } = address;
  return (
    <span className={styles.text}>
      <span>
        <strong>
          <bdi>{name}</bdi>
        </strong>{' '}
        {isDefault && <span className={styles.default}>{t('defaultAddress')}</span>}
      </span>{' '}
      <span className={styles.street}>
        <bdi>{line}</bdi>
      </span>{' '}
      <span>
        <CatalogueText text={t('addressPlace', { city, state, pin: pincode })} />
      </span>{' '}
      <span className="muted small figures">
        <bdi dir="ltr">{phone}</bdi>
      </span>
    </span>
  );
}
