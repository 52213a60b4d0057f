import { useRef } from 'react';
import { randomKey } from '../../contract/domain/random-key.ts';

/**
 * A key for a write, the same while the request is: a retry after a lost answer is no second write, while a corrected
 * form is a new request (the server refuses a used key with another body).
 */
export function useIdempotencyKey(): (request: object) => string {
  const last = useRef({ text: '', key: '' });
  return (request) => {
    const text = JSON.stringify(request);
    if (last.current.text !== text) last.current = { text, key: randomKey() };
    return last.current.key;
  };
}
