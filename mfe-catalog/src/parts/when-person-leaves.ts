import { $user, on } from 'shared-contracts';

/**
 * Calls `forget` when whoever used this document is gone: after a logout, and when somebody else logs in (ACC-15). A
 * session that has merely ended is neither, so that its person finds again what they typed.
 */
export function whenPersonLeaves(forget: () => void): void {
  let person: number | undefined;
  on('account:logged-out', () => {
    person = undefined;
    forget();
  });
  $user.subscribe((user) => {
    if (!user) return;
    if (person !== undefined && person !== user.UserID) forget();
    person = user.UserID;
  });
}
