import { $isLoggedIn, $token, $user, type ApiClient, createApiClient, emit, type Language } from 'shared-contracts';
import { LAYOUT_VERSION_HEADER } from '../composition/layout-data.ts';
import { $layoutVersion } from '../layout/layout-in-language.ts';
import { noteFault } from './noted-faults.ts';

/** The browser's API client: same origin, the page's language, the shopper's credentials, and an event when the session has expired. */
export function browserApi(language: () => Language, asksByGet?: boolean): ApiClient {
  return createApiClient({
    origin: location.origin,
    language,
    asksByGet,
    async fetch(input, init) {
      const response = await fetch(input, init);
      const version = response.headers.get(LAYOUT_VERSION_HEADER);
      if (version) $layoutVersion.set(version);
      return response;
    },
    credentials: () => ({ token: $token.get(), userId: String($user.get()?.UserID ?? '') }),
    onUnreadable: noteFault,
    // A 401 of a call sent before a logout must not end the session of the person who has logged in since.
    onSessionExpired: (token) => {
      if ($isLoggedIn.get() && token === $token.get()) emit('account:session-expired', {});
    },
  });
}
