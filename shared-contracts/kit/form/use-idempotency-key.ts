import { useRef } from 'react';
import { randomKey } from '../../contract/domain/random-key.ts';
import type { Draft } from './draft.ts';

/** A request with the key it was sent under. */
export interface KeyedRequest {
  readonly text: string;
  readonly key: string;
}

/**
 * A key for a write, the same while the request is: a retry after a lost answer writes nothing twice, while a corrected
 * form is a new request (the server refuses a used key with another body).
 * @param stored survives a reload between the two
 */
export function useIdempotencyKey(stored?: Draft<KeyedRequest>): (request: object) => string {
  const last = useRef<KeyedRequest>(null);
  return (request) => {
    const text = JSON.stringify(request);
    const before = last.current ?? stored?.read();
    last.current = before?.text === text ? before : { text, key: randomKey() };
    stored?.keep(last.current);
    return last.current.key;
  };
}
