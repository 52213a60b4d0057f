import { $checkoutMarker, $handOff, $orderNote, logOut } from 'shared-contracts';

/** Drafts that other teams keep under keys of their own; on 'account:logged-out' they drop what is in memory. */
const DRAFT_KEYS = ['store:checkoutDraft'] as const;

/** Leaves nothing of the person in this browser, save the cart's anonymous lines (ACC-15). The coupon goes with Parms. */
export function forgetPerson(): void {
  logOut();
  $handOff.set(null);
  $orderNote.set('');
  $checkoutMarker.set('');
  for (const key of DRAFT_KEYS) removeStored(key);
}

function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is forbidden here, so nothing was kept in it.
  }
}
