import { computed } from 'nanostores';
import { $token, $user, $wishList, type HeadlessModule } from 'shared-contracts';
import { syncWithAccount } from './sync-with-account.ts';
import { $syncedWishList } from './synced-wish-list.ts';

/** The id of the person who is logged in, else 0. */
const $person = computed([$user, $token], (user, token) => (user && token ? user.UserID : 0));

/** Synchronizes the wish list of the person who is logged in (CAT-24), and removes it at sign-out (ACC-15). */
export const headless: HeadlessModule = {
  start({ api }) {
    let stopSync: (() => void) | undefined;
    const stopWatching = $person.subscribe((userId, before) => {
      stopSync?.();
      stopSync = undefined;
      if (userId) stopSync = syncWithAccount(api, userId);
      else if (before) {
        $syncedWishList.set(null);
        $wishList.set([]);
      }
    });
    return () => {
      stopWatching();
      stopSync?.();
    };
  },
};
