import { useRef } from 'react';
import { toast, useWords } from 'shared-contracts';
import { TOAST_MS } from 'shared-contracts/domain/constants';
import type { AddressBook, SavedAddress } from 'shared-contracts/domain/saved-address';
import { Button } from 'shared-contracts/kit/button';
import { useMutation } from 'shared-contracts/query/use-mutation';
import { ConfirmDialog, DialogActions } from '../dialog/confirm-dialog.tsx';
import { words } from '../words.ts';
import styles from './addresses.module.css';
import { SavedAddressText } from './saved-address-text.tsx';
import { addressWords } from './words.ts';
import { removeAddress } from './write-address.ts';

interface DeleteDialogProps {
  readonly address: SavedAddress;
  readonly onClose: () => void;
  readonly onDeleted: (book: AddressBook) => void;
  /** The shown book is outdated. */
  readonly onMissing: () => void;
}

export function DeleteDialog({ address, onClose, onDeleted, onMissing }: DeleteDialogProps) {
  const t = useWords(addressWords);
  const common = useWords(words);
  // A double click may send its second click after the answer, before the dialog closes.
  const isDone = useRef(false);
  const { run, running } = useMutation(async ({ api }) => {
    if (isDone.current) return;
    const outcome = await removeAddress(api, address.id);
    isDone.current = outcome.kind !== 'failed';
    switch (outcome.kind) {
      case 'done':
        toast.success(t('addressDeleted'), TOAST_MS.standard, 'addresses');
        return onDeleted(outcome.book);
      case 'missing':
        return onMissing();
      case 'failed':
        return toast.error(common('failed'), TOAST_MS.standard, 'addresses');
      case 'session-over':
        return onClose();
    }
  });
  return (
    <ConfirmDialog title={t('deleteTitle')} onClose={onClose}>
      <div className={styles.address}>
        <strong>
          <bdi>{address.name}</bdi>
        </strong>
        <SavedAddressText address={address} />
      </div>
      <p className="muted">{t('deleteText')}</p>
      <DialogActions>
        <Button kind="secondary" aria-disabled={running} aria-busy={running} onClick={() => void run()}>
          {t('deleteNow')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('keepAddress')}
        </Button>
      </DialogActions>
    </ConfirmDialog>
  );
}
