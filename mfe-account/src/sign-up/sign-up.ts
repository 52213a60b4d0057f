import type { ApiClient } from 'shared-contracts';
import type { CallRequest } from 'shared-contracts/api/call';
import { signupUser } from 'shared-contracts/api/signup-user';
import { waitMinutes } from '../form/wait-minutes.ts';

export type SignUpOutcome =
  | { readonly kind: 'created' }
  | { readonly kind: 'email-taken' | 'too-common' | 'too-personal' }
  | { readonly kind: 'too-many-attempts'; readonly minutes: number }
  | { readonly kind: 'failed' };

export async function signUp(api: ApiClient, person: CallRequest<typeof signupUser>): Promise<SignUpOutcome> {
  const result = await api.call(signupUser, person);
  if (!result.ok) {
    const minutes = waitMinutes(result.error);
    return minutes === null ? { kind: 'failed' } : { kind: 'too-many-attempts', minutes };
  }
  return { kind: result.value };
}
