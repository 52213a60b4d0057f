import { type RefObject, useEffect } from 'react';
import { on } from 'shared-contracts';

/**
 * Empties a field of the store's frame when a person logs out: the frame outlives every page, and what they typed and
 * never sent is nothing for the next one (ACC-15).
 */
export function useEmptiedAtLogout(field: RefObject<HTMLInputElement | null>): void {
  useEffect(
    () =>
      on('account:logged-out', () => {
        if (field.current) field.current.value = '';
      }),
    [field],
  );
}
