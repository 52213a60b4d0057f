import { useRef } from 'react';
import { randomKey } from '../domain/random-key.ts';

/** A request with the key it was sent under. */
export interface KeyedRequest {
  readonly text: string;
  readonly key: string;
}

/** Where a key survives a reload; a draft of the kit is one. */
export interface KeyStore {
  read(): KeyedRequest | undefined;
  /** undefined deletes it. */
  keep(request: KeyedRequest | undefined): void;
}

/**
 * A key for a write, the same while the request is: a retry after a lost answer writes nothing twice, while a corrected
 * form is a new request (the server refuses a used key with another body).
 */
export function useIdempotencyKey(stored?: KeyStore) {
  const last = useRef<KeyedRequest>(undefined);
  return {
    keyOf(request: object): string {
      const text = JSON.stringify(request);
      const before = last.current ?? stored?.read();
      last.current = before?.text === text ? before : { text, key: randomKey() };
      stored?.keep(last.current);
      return last.current.key;
    },
    /** The request was answered: the same again is a new request. */
    endKey() {
      last.current = undefined;
      stored?.keep(undefined);
    },
  };
}
