import { $token, type ApiClient, emit, forgetPerson, on } from 'shared-contracts';
import { logoutUser } from 'shared-contracts/api/logout-user';

/** How long a logout waits for the server, in milliseconds: every tab has to follow within a second (SH-13). */
const LONGEST_WAIT_MS = 450;

/** Logout wherever it is chosen (SH-13): the shell's menu and the account pages only ask for it. */
export function handleLogouts(api: ApiClient): () => void {
  let leaving = false;
  return on('account:logout-requested', async () => {
    if (leaving) return;
    leaving = true;
    await revokeToken(api);
    forgetPerson();
    leaving = false;
    emit('account:logged-out', {});
  });
}

/**
 * Ends when the server has revoked the token, has failed to, or takes too long: a person who wants to be forgotten
 * is forgotten all the same, and a token that was not revoked expires by itself.
 */
async function revokeToken(api: ApiClient): Promise<void> {
  if (!$token.get()) return;
  await Promise.race([
    api.call(logoutUser, {}),
    new Promise((resolve) => {
      setTimeout(resolve, LONGEST_WAIT_MS);
    }),
  ]);
}
