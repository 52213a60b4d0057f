import type { ApiClient, ApiError } from 'shared-contracts';
import { getUserLogin } from 'shared-contracts/api/get-user-login';
import type { Login } from 'shared-contracts/domain/person';
import { waitMinutes } from '../form/wait-minutes.ts';

type Unanswered = { readonly kind: 'too-many-attempts'; readonly minutes: number } | { readonly kind: 'failed' };
export type LoginOutcome = Login | Unanswered;

/** Stores nothing: the caller handles the outcome. */
export async function login(api: ApiClient, email: string, password: string): Promise<LoginOutcome> {
  const result = await api.call(getUserLogin, { Email: email, Password: password });
  return result.ok ? result.value : unanswered(result.error);
}

export function unanswered(error: ApiError): Unanswered {
  const minutes = waitMinutes(error);
  return minutes === null ? { kind: 'failed' } : { kind: 'too-many-attempts', minutes };
}
