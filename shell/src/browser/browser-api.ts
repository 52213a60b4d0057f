import { $isLoggedIn, $token, $user, type ApiClient, createApiClient, emit } from 'shared-contracts';

/** The client of this browser: one origin, the shopper's credentials, and word of a session that has ended. */
export function browserApi(): ApiClient {
  return createApiClient({
    origin: location.origin,
    credentials: () => ({ token: $token.get(), userId: String($user.get()?.UserID ?? '') }),
    // A 401 of a call that was under way at logout is no news, least of all to whoever has logged in since.
    onSessionExpired: (token) => {
      if ($isLoggedIn.get() && token === $token.get()) emit('account:session-expired', {});
    },
  });
}
