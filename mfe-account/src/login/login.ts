import type { ApiClient, User } from 'shared-contracts';
import { getUserLogin } from 'shared-contracts/api/get-user-login';
import { waitMinutes } from '../form/wait-minutes.ts';

export type LoginOutcome =
  | { readonly kind: 'logged-in'; readonly user: User; readonly token: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'too-many-attempts'; readonly minutes: number }
  | { readonly kind: 'failed' };

/** Stores nothing: the caller handles the outcome. */
export async function login(api: ApiClient, email: string, password: string): Promise<LoginOutcome> {
  const result = await api.callWithExtras(getUserLogin, { Email: email, Password: password });
  if (!result.ok) {
    const minutes = waitMinutes(result.error);
    return minutes === null ? { kind: 'failed' } : { kind: 'too-many-attempts', minutes };
  }
  const { answer, extras } = result.value;
  const row = answer[0];
  if (row?.ResponseMsg !== 'Login Successfully') return { kind: row ? 'refused' : 'failed' };
  return extras.token ? { kind: 'logged-in', user: row, token: extras.token } : { kind: 'failed' };
}
