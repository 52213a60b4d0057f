import type { ApiClient, ApiError } from 'shared-contracts';
import { logInWithPasskey } from 'shared-contracts/api/log-in-with-passkey';
import { startPasskeyLogin } from 'shared-contracts/api/start-passkey-login';
import { waitMinutes } from '../form/wait-minutes.ts';
import type { LoginOutcome } from './login.ts';

/** Asks the browser for a passkey; its code is loaded now. 'cancelled' also where the device has none. */
export async function logInByPasskey(api: ApiClient): Promise<LoginOutcome | { readonly kind: 'cancelled' }> {
  const begun = await api.call(startPasskeyLogin, {});
  if (!begun.ok) return unanswered(begun.error);
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const used = await startAuthentication({ optionsJSON: begun.value }).catch(() => null);
  if (!used) return { kind: 'cancelled' };
  const { id, rawId, type, response } = used;
  const { clientDataJSON, authenticatorData, signature } = response;
  const result = await api.callWithExtras(logInWithPasskey, {
    Passkey: { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } },
  });
  if (!result.ok) return unanswered(result.error);
  const { answer, extras } = result.value;
  const [row] = answer;
  if (row?.ResponseMsg !== 'Login Successfully') return { kind: 'refused' };
  return extras.token ? { kind: 'logged-in', user: row, token: extras.token } : { kind: 'failed' };
}

function unanswered(error: ApiError): LoginOutcome {
  const minutes = waitMinutes(error);
  return minutes === null ? { kind: 'failed' } : { kind: 'too-many-attempts', minutes };
}
