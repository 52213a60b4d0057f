import type { ApiClient, User } from 'shared-contracts';
import { getUserLogin } from 'shared-contracts/api/get-user-login';

export type LoginOutcome =
  | { readonly kind: 'logged-in'; readonly user: User; readonly token: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'too-many-attempts'; readonly minutes: number }
  | { readonly kind: 'failed' };

/** Asks for a session. Writes nothing: what becomes of the outcome is the caller's. */
export async function login(api: ApiClient, email: string, password: string): Promise<LoginOutcome> {
  const result = await api.callWithExtras(getUserLogin, { Email: email.trim(), Password: password });
  if (!result.ok) {
    const { error } = result;
    if (error.kind === 'http' && error.status === 429) {
      return { kind: 'too-many-attempts', minutes: Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60)) };
    }
    return { kind: 'failed' };
  }
  const { answer, extras } = result.value;
  const row = answer[0];
  if (row?.ResponseMsg !== 'Login Successfully') return { kind: row ? 'refused' : 'failed' };
  return extras.token ? { kind: 'logged-in', user: row, token: extras.token } : { kind: 'failed' };
}
