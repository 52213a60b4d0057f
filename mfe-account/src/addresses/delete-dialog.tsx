import { toast, useApi, useWords } from 'shared-contracts';
import type { SavedAddress } from 'shared-contracts/api/shapes/saved-address';
import { useOneAtATime } from 'shared-contracts/form/use-one-at-a-time';
import { Modal } from 'shared-contracts/ui/modal';
import { words } from '../words.ts';
import styles from './addresses.module.css';
import { SavedAddressText } from './saved-address-text.tsx';
import { addressWords } from './words.ts';
import { type Book, removeAddress } from './write-address.ts';

interface DeleteDialogProps {
  readonly address: SavedAddress;
  readonly onClose: () => void;
  readonly onDeleted: (book: Book) => void;
  /** The book is no longer what is shown. */
  readonly onGone: () => void;
}

/** Asks before an address is deleted. */
export function DeleteDialog({ address, onClose, onDeleted, onGone }: DeleteDialogProps) {
  const t = useWords(addressWords);
  const common = useWords(words);
  const api = useApi();
  const { run, running } = useOneAtATime(async () => {
    const outcome = await removeAddress(api, address.AddressID);
    switch (outcome.kind) {
      case 'done':
        toast.success(t('addressDeleted'));
        return onDeleted(outcome.book);
      case 'gone':
        return onGone();
      case 'failed':
        return toast.error(common('failed'));
      case 'session-over':
        return onClose();
    }
  });
  return (
    <Modal label={t('deleteTitle')} onClose={onClose} className={styles.dialog}>
      <h2>{t('deleteTitle')}</h2>
      <div>
        <strong>
          <bdi>{address.Name}</bdi>
        </strong>
        <SavedAddressText address={address} />
      </div>
      <p className="muted">{t('deleteText')}</p>
      <div className={styles.actions}>
        <button
          type="button"
          className="button button-secondary"
          disabled={running}
          aria-busy={running}
          onClick={() => void run()}
        >
          {t('deleteNow')}
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          {t('keepAddress')}
        </button>
      </div>
    </Modal>
  );
}
