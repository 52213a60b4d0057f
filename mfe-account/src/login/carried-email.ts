import { atom } from 'nanostores';
import { useEffect, useState } from 'react';

/**
 * The address typed on one login page, to prefill the next; '' for none. In memory and read once: history state would
 * show it to the next person after a logout (ACC-15).
 */
const $carriedEmail = atom('');

export function carryEmail(email: string): void {
  $carriedEmail.set(email);
}

/** Takes the carried address. */
export function useCarriedEmail(): string {
  const [email] = useState(() => $carriedEmail.get());
  useEffect(() => $carriedEmail.set(''), []);
  return email;
}
