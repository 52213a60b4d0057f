import { $user, type User } from 'shared-contracts';

/**
 * Stores the person as the server has them now; every tab follows. Not somebody else's, after a change of person, and
 * not an answer that was overtaken by a later save.
 */
export function storeProfile(fresh: User): void {
  const stored = $user.get();
  if (stored?.UserID !== fresh.UserID) return;
  if ((fresh.ProfileVersion ?? 0) >= (stored.ProfileVersion ?? 0)) $user.set(fresh);
}
