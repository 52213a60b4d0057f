import { $isLoggedIn, $token, $user, type ApiClient, createApiClient, emit } from 'shared-contracts';

/** The browser's API client: same origin, the shopper's credentials, and an event when the session has expired. */
export function browserApi(): ApiClient {
  return createApiClient({
    origin: location.origin,
    credentials: () => ({ token: $token.get(), userId: String($user.get()?.UserID ?? '') }),
    // A 401 of a call sent before a logout must not end the session of the person who has logged in since.
    onSessionExpired: (token) => {
      if ($isLoggedIn.get() && token === $token.get()) emit('account:session-expired', {});
    },
  });
}
