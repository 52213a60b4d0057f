import { useWords } from 'shared-contracts';
import type { AddressBook, SavedAddress } from 'shared-contracts/domain/saved-address';
import badgeStyles from 'shared-contracts/kit/badge.module.css';
import { Button } from 'shared-contracts/kit/button';
import surfaceStyles from 'shared-contracts/kit/surface.module.css';
import styles from './addresses.module.css';
import { MakeDefault } from './make-default.tsx';
import { SavedAddressText } from './saved-address-text.tsx';
import { addressWords } from './words.ts';

interface AddressCardProps {
  readonly address: SavedAddress;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  readonly onDefault: (book: AddressBook) => void;
  /** The address was deleted elsewhere. */
  readonly onMissing: () => void;
}

/** A saved address and its actions. Button names include the address for screen readers, which read them out of context. */
export function AddressCard({ address, onEdit, onDelete, onDefault, onMissing }: AddressCardProps) {
  const t = useWords(addressWords);
  const whose = { name: address.name, city: address.city };
  return (
    <li className={`${surfaceStyles.card} ${styles.card}`} data-address={address.id}>
      <h2>
        <bdi>{address.name}</bdi>{' '}
        {address.isDefault ? <span className={badgeStyles.chip}>{t('defaultAddress')}</span> : null}
      </h2>
      <SavedAddressText address={address} />
      <div className={styles.cardActions}>
        <Button kind="quiet" aria-label={t('editAddressOf', whose)} data-edit onClick={onEdit}>
          {t('editAddress')}
        </Button>
        <Button kind="quiet" aria-label={t('deleteAddressOf', whose)} onClick={onDelete}>
          {t('deleteAddress')}
        </Button>
        {address.isDefault ? null : <MakeDefault address={address} onDone={onDefault} onMissing={onMissing} />}
      </div>
    </li>
  );
}
