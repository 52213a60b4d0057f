import type { ApiClient, ApiError, Language } from 'shared-contracts';
import { addPasskey } from 'shared-contracts/api/add-passkey';
import { changePassword } from 'shared-contracts/api/change-password';
import { removePasskey } from 'shared-contracts/api/remove-passkey';
import { startPasskey } from 'shared-contracts/api/start-passkey';
import { waitMinutes } from '../form/wait-minutes.ts';

/** The shell notifies the shopper of a session that is over. `wait`: minutes before a retry, null for none. */
export type Unanswered = { readonly kind: 'session-over' } | { readonly kind: 'failed'; readonly wait: number | null };
type WrongPassword = { readonly kind: 'wrong-password' };

export type PasswordOutcome =
  | { readonly kind: 'changed'; readonly token: string }
  | { readonly kind: 'too-common' | 'too-personal' }
  | WrongPassword
  | Unanswered;

interface PasswordChange {
  readonly current: string;
  readonly next: string;
  readonly removesPasskeys: boolean;
  readonly language: Language;
}

export async function setPassword(api: ApiClient, change: PasswordChange): Promise<PasswordOutcome> {
  const result = await api.callWithExtras(changePassword, {
    CurrentPassword: change.current,
    NewPassword: change.next,
    RemovePasskeys: change.removesPasskeys,
    LanguageCode: change.language,
  });
  if (!result.ok) return unanswered(result.error);
  const { answer, extras } = result.value;
  if (answer === 'failed') return { kind: 'failed', wait: null };
  if (answer !== 'changed') return { kind: answer };
  return extras.token ? { kind: 'changed', token: extras.token } : { kind: 'session-over' };
}

export type AddOutcome =
  | { readonly kind: 'added' }
  /** The person cancelled, or the device or the store did not accept it. */
  | { readonly kind: 'not-created' }
  | WrongPassword
  | Unanswered;

interface NewPasskey {
  readonly name: string;
  readonly password: string;
  readonly language: Language;
}

export async function createPasskey(api: ApiClient, { name, password, language }: NewPasskey): Promise<AddOutcome> {
  const begun = await api.call(startPasskey, { Password: password });
  if (!begun.ok) return unanswered(begun.error);
  if (!begun.value) return { kind: 'wrong-password' };
  const { startRegistration } = await import('@simplewebauthn/browser');
  const created = await startRegistration({ optionsJSON: begun.value }).catch(() => null);
  if (!created) return { kind: 'not-created' };
  const { id, rawId, type, response } = created;
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const result = await api.call(addPasskey, {
    Name: name,
    Passkey: { id, rawId, type, response: { clientDataJSON, attestationObject, transports } },
    LanguageCode: language,
  });
  if (!result.ok) return unanswered(result.error);
  return { kind: result.value === 'added' ? 'added' : 'not-created' };
}

export async function deletePasskey(
  api: ApiClient,
  PasskeyID: number,
  Password: string,
): Promise<{ readonly kind: 'removed' } | WrongPassword | Unanswered> {
  const result = await api.call(removePasskey, { PasskeyID, Password });
  if (!result.ok) return isMissing(result.error) ? { kind: 'removed' } : unanswered(result.error);
  return { kind: result.value === 'removed' ? 'removed' : 'wrong-password' };
}

/** Removed or ended on another device. */
export const isMissing = (error: ApiError) => error.kind === 'http' && error.status === 404;

function unanswered(error: ApiError): Unanswered {
  if (error.kind === 'http' && error.status === 401) return { kind: 'session-over' };
  return { kind: 'failed', wait: waitMinutes(error) };
}
