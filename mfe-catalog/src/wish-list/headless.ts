import { computed } from 'nanostores';
import { $token, $user, $wishList, type HeadlessModule } from 'shared-contracts';
import { followAccount } from './follow-account.ts';
import { $syncedWishes } from './synced-wishes.ts';

/** Who is logged in; 0 for nobody. */
const $person = computed([$user, $token], (user, token) => (user && token ? user.UserID : 0));

/** The wish list of whoever is logged in (CAT-24). It goes with them: none of it stays for the next one (ACC-15). */
export const headless: HeadlessModule = {
  start({ api }) {
    let stopFollowing: (() => void) | undefined;
    const stopWatching = $person.subscribe((userId, before) => {
      stopFollowing?.();
      stopFollowing = undefined;
      if (userId) stopFollowing = followAccount(api, userId);
      else if (before) {
        $syncedWishes.set(null);
        $wishList.set([]);
      }
    });
    return () => {
      stopWatching();
      stopFollowing?.();
    };
  },
};
