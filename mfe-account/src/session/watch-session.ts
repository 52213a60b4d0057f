import { $isLoggedIn, $token, $user, type ApiClient } from 'shared-contracts';
import { getProfile } from 'shared-contracts/api/get-profile';

/** How long the server's last word is good enough, in milliseconds. */
const GOOD_FOR_MS = 10_000;

/**
 * Asks, whenever a tab comes back into view, whether the session still lives and who the person is now (ACC-13): it
 * may have been ended, or the profile changed, on another device. A 401 is told by the client itself
 * ('account:session-expired'); no answer changes nothing.
 */
export function watchSession(api: ApiClient): () => void {
  let askedAt = Number.NEGATIVE_INFINITY;

  const ask = async () => {
    if (document.visibilityState !== 'visible' || !$isLoggedIn.get()) return;
    if (performance.now() - askedAt < GOOD_FOR_MS) return;
    askedAt = performance.now();
    const token = $token.get();
    const result = await api.call(getProfile, {});
    // Somebody may have logged out or in meanwhile, or saved a newer profile.
    if (!result.ok || $token.get() !== token) return;
    const known = $user.get();
    if (result.value.ProfileVersion < (known?.ProfileVersion ?? 0)) return;
    if (JSON.stringify(known) !== JSON.stringify(result.value)) $user.set(result.value);
  };
  const askInBackground = () => void ask();

  document.addEventListener('visibilitychange', askInBackground);
  return () => document.removeEventListener('visibilitychange', askInBackground);
}
