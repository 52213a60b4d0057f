import { type RefObject, useState } from 'react';
import { useWords } from 'shared-contracts';
import type { SavedAddress } from 'shared-contracts/api/shapes/saved-address';
import { LIMITS } from 'shared-contracts/domain/constants';
import { Button } from 'shared-contracts/kit/button';
import { EmptyState } from 'shared-contracts/kit/empty-state';
import { AddressCard } from './address-card.tsx';
import styles from './addresses.module.css';
import { DeleteDialog } from './delete-dialog.tsx';
import type { FocusTarget } from './use-focus-after.ts';
import { addressWords } from './words.ts';
import type { Book } from './write-address.ts';

interface AddressListProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly book: Book;
  readonly onAdd: () => void;
  readonly onEdit: (address: SavedAddress) => void;
  readonly onChanged: (book: Book, focus: FocusTarget) => void;
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
                key={address.AddressID}
                address={address}
                onEdit={() => onEdit(address)}
                onDelete={() => setDeleting(address)}
                onDefault={(changed) => onChanged(changed, address.AddressID)}
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
function neighbourOf({ AddressID }: SavedAddress, before: Book, rest: Book): FocusTarget {
  const place = before.findIndex((address) => address.AddressID === AddressID);
  return (rest[place] ?? rest.at(-1))?.AddressID ?? 'add';
}
