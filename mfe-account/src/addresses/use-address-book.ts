import { useState } from 'react';
import { useQuery } from 'shared-contracts';
import { getAddresses } from 'shared-contracts/api/get-addresses';
import type { AddressBook } from 'shared-contracts/domain/saved-address';

/** The address book: loaded once, then replaced by the answer of each write. */
export function useAddressBook() {
  const { status, answer, refetch } = useQuery(getAddresses, {});
  const [written, setWritten] = useState<AddressBook>();
  return {
    /** Undefined while loading and after a failed load. */
    book: written ?? answer,
    failed: status === 'error',
    take: setWritten,
    reload() {
      setWritten(undefined);
      refetch();
    },
  };
}
