import { toast, useWords } from 'shared-contracts';
import type { SavedAddress } from 'shared-contracts/api/shapes/saved-address';
import { TOAST_MS } from 'shared-contracts/domain/constants';
import { addressToSend, savedAddress } from 'shared-contracts/kit/address/values';
import { Button } from 'shared-contracts/kit/button';
import { useMutation } from 'shared-contracts/query/use-mutation';
import { words } from '../words.ts';
import { addressWords } from './words.ts';
import { type Book, writeAddress } from './write-address.ts';

interface MakeDefaultProps {
  readonly address: SavedAddress;
  readonly onDone: (book: Book) => void;
  /** The address was deleted elsewhere. */
  readonly onMissing: () => void;
}

export function MakeDefault({ address, onDone, onMissing }: MakeDefaultProps) {
  const t = useWords(addressWords);
  const common = useWords(words);
  const { run, running } = useMutation(async ({ api }) => {
    const { AddressID } = address;
    const outcome = await writeAddress(api, { ...addressToSend(savedAddress(address)), IsDefault: true, AddressID });
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
      aria-label={t('makeDefaultOf', { name: address.Name, city: address.CityName })}
      disabled={running}
      aria-busy={running}
      onClick={() => void run()}
    >
      {t('makeDefault')}
    </Button>
  );
}
