import { atom } from 'nanostores';
import { useEffect, useState } from 'react';

/**
 * Who is at the doors of the account, '' for nobody in particular: typed at one of them, it is filled in at the next.
 * In memory only and taken once, since history would show it to the next person after a logout (ACC-15).
 */
const $expectedEmail = atom('');

/** Has the door that comes next filled in with this address. */
export function expectAtDoor(email: string): void {
  $expectedEmail.set(email);
}

/** Takes the address to fill in, '' for none. */
export function useExpectedEmail(): string {
  const [email] = useState(() => $expectedEmail.get());
  useEffect(() => $expectedEmail.set(''), []);
  return email;
}
