import { useState } from 'react';
import { getAddresses } from 'shared-contracts/api/get-addresses';
import { useAnswer } from '../loading/use-answer.ts';
import type { Book } from './write-address.ts';

type LoadedBook =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'loaded'; readonly book: Book };

/** The address book: loaded once, then as the last write answered it. */
export function useAddressBook() {
  const { loading, retry } = useAnswer(getAddresses, {});
  const [written, setWritten] = useState<Book>();
  const book = written ?? (loading.kind === 'loaded' ? loading.answer : undefined);
  const loaded: LoadedBook = book
    ? { kind: 'loaded', book }
    : { kind: loading.kind === 'failed' ? 'failed' : 'loading' };
  return {
    loaded,
    /** Takes the book as a write answered it. */
    take: setWritten,
    /** Asks for it anew. */
    reload() {
      setWritten(undefined);
      retry();
    },
  };
}
