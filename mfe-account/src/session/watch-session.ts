import { $isLoggedIn, $token, $user, type ApiClient } from 'shared-contracts';
import { getProfile } from 'shared-contracts/api/get-profile';

const MIN_INTERVAL_MS = 10_000;

/**
 * Checks the session and the profile whenever the tab becomes visible (ACC-13): another device may have ended the one
 * or changed the other. The API client reports a 401 as 'account:session-expired'.
 */
export function watchSession(api: ApiClient): () => void {
  let checkedAt = Number.NEGATIVE_INFINITY;

  const check = async () => {
    if (document.visibilityState !== 'visible' || !$isLoggedIn.get()) return;
    if (performance.now() - checkedAt < MIN_INTERVAL_MS) return;
    checkedAt = performance.now();
    const token = $token.get();
    const result = await api.call(getProfile, {});
    // During the call another person may have logged in, or this one saved a newer profile.
    if (!result.ok || $token.get() !== token) return;
    const known = $user.get();
    if (result.value.ProfileVersion < (known?.ProfileVersion ?? 0)) return;
    if (JSON.stringify(known) !== JSON.stringify(result.value)) $user.set(result.value);
  };
  const checkInBackground = () => void check();

  document.addEventListener('visibilitychange', checkInBackground);
  return () => document.removeEventListener('visibilitychange', checkInBackground);
}
