import { useState } from 'react';
import { useQuery } from 'shared-contracts';
import { getAddresses } from 'shared-contracts/api/get-addresses';
import type { Book } from './write-address.ts';

/** The address book: loaded once, then as the last write answered it. */
export function useAddressBook() {
  const { status, answer, refetch } = useQuery(getAddresses, {});
  const [written, setWritten] = useState<Book>();
  return {
    /** Undefined while it is pending, and when it could not be loaded. */
    book: written ?? answer,
    failed: status === 'error',
    /** Takes the book as a write answered it. */
    take: setWritten,
    reload() {
      setWritten(undefined);
      refetch();
    },
  };
}
