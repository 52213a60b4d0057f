import { $user, type User } from 'shared-contracts';

/** Stores the server's profile for every tab, unless another person has logged in or a later save was stored first. */
export function storeProfile(fresh: User): void {
  const stored = $user.get();
  if (stored?.UserID !== fresh.UserID) return;
  if ((fresh.ProfileVersion ?? 0) >= (stored.ProfileVersion ?? 0)) $user.set(fresh);
}
