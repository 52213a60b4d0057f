import type { ApiClient } from 'shared-contracts';
import type { CallRequest } from 'shared-contracts/api/call';
import { signupUser } from 'shared-contracts/api/signup-user';

export type SignUpOutcome =
  | { readonly kind: 'created' }
  | { readonly kind: 'email-taken' }
  | { readonly kind: 'too-many-attempts'; readonly minutes: number }
  | { readonly kind: 'failed' };

/** Asks for a new account; it is not logged in yet. */
export async function signUp(api: ApiClient, person: CallRequest<typeof signupUser>): Promise<SignUpOutcome> {
  const result = await api.call(signupUser, person);
  if (!result.ok) {
    const { error } = result;
    if (error.kind === 'http' && error.status === 429) {
      return { kind: 'too-many-attempts', minutes: Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60)) };
    }
    return { kind: 'failed' };
  }
  switch (result.value[0]?.ResponseMsg) {
    case 'Saved Successfully':
      return { kind: 'created' };
    case 'Email already exists':
      return { kind: 'email-taken' };
    case undefined:
      return { kind: 'failed' };
  }
}
