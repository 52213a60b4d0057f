import { $checkoutMarker, $handOff, $orderNote, $pincode, $recentlyViewed, $wishList, logOut } from 'shared-contracts';
import { $tracesOf, TRACES_OF_KEY } from './traces-of.ts';

/**
 * What stays in local storage: the cart's lines, and what is about the browser and nobody in it. All else goes, known
 * or not: drafts of other teams, and texts that no release can read any more.
 */
const NOBODYS_KEYS: ReadonlySet<string> = new Set([
  'cartItems',
  'isFiltered',
  'langCode',
  'logOut',
  'NavCategory',
  'NavCategoryId',
  'store:common',
  'store:consent',
]);

/**
 * Leaves nothing of the person in this browser, save the cart's anonymous lines (ACC-15). The coupon goes with Parms.
 * The caller then says 'account:logged-out'; the other tabs hear of it by the storage.
 */
export function forgetPerson(): void {
  // First of all, so that nobody takes an emptied wish list for the account's wishes dropped.
  logOut();
  forgetTraces();
  $wishList.set([]);
  removeAllBut(new Set([...NOBODYS_KEYS, TRACES_OF_KEY]));
  // Last of all: it tells the other tabs that everything is gone.
  $tracesOf.set(0);
}

/**
 * Notes who uses this browser now. A session that merely expired leaves what was typed for when its person comes
 * back; if somebody else logs in instead, they see none of it.
 */
export function admitPerson(userId: number): void {
  const before = $tracesOf.get();
  if (before === userId) return;
  if (before) forgetTraces();
  $tracesOf.set(userId);
}

/** The stores that do not say themselves whose they are; draft and wish list do, and their teams look at it. */
function forgetTraces(): void {
  $handOff.set(null);
  $orderNote.set('');
  $checkoutMarker.set('');
  $recentlyViewed.set([]);
  $pincode.set('');
}

function removeAllBut(kept: ReadonlySet<string>): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!kept.has(key)) localStorage.removeItem(key);
    }
  } catch {
    // Storage is forbidden here, so nothing was kept in it.
  }
}
