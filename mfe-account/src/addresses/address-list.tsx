import { type RefObject, useState } from 'react';
import { useWords } from 'shared-contracts';
import { LIMITS } from 'shared-contracts/domain/constants';
import type { AddressBook, SavedAddress } from 'shared-contracts/domain/saved-address';
import { Button } from 'shared-contracts/kit/button';
import { EmptyState } from 'shared-contracts/kit/empty-state';
import { AddressCard } from './address-card.tsx';
import styles from './addresses.module.css';
import { DeleteDialog } from './delete-dialog.tsx';
import type { FocusTarget } from './use-focus-after.ts';
import { addressWords } from './words.ts';

interface AddressListProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly book: AddressBook;
  readonly onAdd: () => void;
  readonly onEdit: (address: SavedAddress) => void;
  readonly onChanged: (book: AddressBook, focus: FocusTarget) => void;
  /** The shown book is outdated. */
  readonly onOutdated: () => void;
}

export function AddressList({ ref, book, onAdd, onEdit, onChanged, onOutdated }: AddressListProps) {
  const t = useWords(addressWords);
  const [deleting, setDeleting] = useState<SavedAddress>();
  const add = (
    <Button kind="primary" className={styles.add} data-add onClick={onAdd}>
      {t('addAddress')}
    </Button>
  );
  return (
    <div ref={ref} className={styles.book}>
      {book.length === 0 ? (
        <EmptyState title={t('noAddresses')} picture="box">
          {add}
        </EmptyState>
      ) : (
        <>
          <p className="muted">{t('addressesIntro')}</p>
          <ul className={styles.cards}>
            {book.map((address) => (
              <AddressCard
                key={address.id}
                address={address}
                onEdit={() => onEdit(address)}
                onDelete={() => setDeleting(address)}
                onDefault={(changed) => onChanged(changed, address.id)}
                onMissing={onOutdated}
              />
            ))}
          </ul>
          {book.length < LIMITS.addressBook ? (
            add
          ) : (
            <p className="muted">{t('bookFull', { max: LIMITS.addressBook })}</p>
          )}
        </>
      )}
      {deleting ? (
        <DeleteDialog
          address={deleting}
          onClose={() => setDeleting(undefined)}
          onDeleted={(rest) => {
            setDeleting(undefined);
            onChanged(rest, neighbourOf(deleting, book, rest));
          }}
          onMissing={() => {
            setDeleting(undefined);
            onOutdated();
          }}
        />
      ) : null}
    </div>
  );
}

/** The address nearest to the deleted one. */
function neighbourOf(deleted: SavedAddress, before: AddressBook, rest: AddressBook): FocusTarget {
  const place = before.findIndex(({ id }) => id === deleted.id);
  return (rest[place] ?? rest.at(-1))?.id ?? 'add';
}
