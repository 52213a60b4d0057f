import type { ApiClient } from 'shared-contracts';
import { logInWithPasskey } from 'shared-contracts/api/log-in-with-passkey';
import { startPasskeyLogin } from 'shared-contracts/api/start-passkey-login';
import { type LoginOutcome, unanswered } from './login.ts';

/** Asks the browser for a passkey; its code is loaded now. 'cancelled' also where the device has none. */
export async function logInByPasskey(api: ApiClient): Promise<LoginOutcome | { readonly kind: 'cancelled' }> {
  const begun = await api.call(startPasskeyLogin, {});
  if (!begun.ok) return unanswered(begun.error);
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const used = await startAuthentication({ optionsJSON: begun.value }).catch(() => null);
  if (!used) return { kind: 'cancelled' };
  const { id, rawId, type, response } = used;
  const { clientDataJSON, authenticatorData, signature } = response;
  const result = await api.call(logInWithPasskey, {
    Passkey: { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } },
  });
  return result.ok ? result.value : unanswered(result.error);
}
