import { $token, type ApiClient, emit, forgetPerson, on } from 'shared-contracts';
import { logoutUser } from 'shared-contracts/api/logout-user';
import { wait } from 'shared-contracts/domain/wait';

/** Every tab must follow a logout within a second (SH-13). */
const REVOKE_TIMEOUT_MS = 450;

/** Handles 'account:logout-requested', from the shell's menu and the account pages (SH-13). */
export function handleLogouts(api: ApiClient): () => void {
  let loggingOut = false;
  return on('account:logout-requested', async () => {
    if (loggingOut) return;
    loggingOut = true;
    await revokeToken(api);
    forgetPerson();
    loggingOut = false;
    emit('account:logged-out', {});
  });
}

/** Resolves also on failure or timeout: the logout proceeds, and an unrevoked token expires by itself. */
async function revokeToken(api: ApiClient): Promise<void> {
  if (!$token.get()) return;
  await Promise.race([api.call(logoutUser, {}), wait(REVOKE_TIMEOUT_MS)]);
}
