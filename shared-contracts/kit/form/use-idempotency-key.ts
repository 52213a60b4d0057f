import { useRef } from 'react';
import { randomKey } from '../../contract/domain/random-key.ts';

/**
 * A key for a write, the same as long as the request is: a retry after a lost answer is then no second write,
 * while a corrected form is a new wish (the server refuses an old key with a new body).
 */
export function useIdempotencyKey(): (request: object) => string {
  const last = useRef({ text: '', key: '' });
  return (request) => {
    const text = JSON.stringify(request);
    if (last.current.text !== text) last.current = { text, key: randomKey() };
    return last.current.key;
  };
}
