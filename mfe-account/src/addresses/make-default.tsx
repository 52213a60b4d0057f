import { toast, useWords } from 'shared-contracts';
import { TOAST_MS } from 'shared-contracts/domain/constants';
import type { AddressBook, SavedAddress } from 'shared-contracts/domain/saved-address';
import { addressToSend, savedAddress } from 'shared-contracts/kit/address/values';
import { Button } from 'shared-contracts/kit/button';
import { useMutation } from 'shared-contracts/query/use-mutation';
import { words } from '../words.ts';
import { addressWords } from './words.ts';
import { writeAddress } from './write-address.ts';

interface MakeDefaultProps {
  readonly address: SavedAddress;
  readonly onDone: (book: AddressBook) => void;
  /** The address was deleted elsewhere. */
  readonly onMissing: () => void;
}

export function MakeDefault({ address, onDone, onMissing }: MakeDefaultProps) {
  const t = useWords(addressWords);
  const common = useWords(words);
  const { run, running } = useMutation(async ({ api }) => {
    const changed = { ...addressToSend(savedAddress(address)), IsDefault: true, AddressID: address.id };
    const outcome = await writeAddress(api, changed);
    switch (outcome.kind) {
      case 'done':
        toast.success(t('defaultChanged'), TOAST_MS.standard, 'addresses');
        return onDone(outcome.book);
      case 'missing':
        toast.error(t('addressMissing'), TOAST_MS.standard, 'addresses');
        return onMissing();
      case 'refused':
      case 'book-full':
      case 'failed':
        return toast.error(common('failed'), TOAST_MS.standard, 'addresses');
      case 'session-over':
        return;
    }
  });
  return (
    <Button
      kind="quiet"
      aria-label={t('makeDefaultOf', { name: address.name, city: address.city })}
      disabled={running}
      aria-busy={running}
      onClick={() => void run()}
    >
      {t('makeDefault')}
    </Button>
  );
}
