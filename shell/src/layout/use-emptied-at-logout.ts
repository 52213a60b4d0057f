import { type RefObject, useEffect } from 'react';
import { on } from 'shared-contracts';

/**
 * Empties a field of the layout at logout: the layout remains, and the next person must not see what was typed (ACC-15).
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
