import type { ApiClient, User } from 'shared-contracts';
import type { CallRequest } from 'shared-contracts/api/call';
import { getProfile } from 'shared-contracts/api/get-profile';
import { updateProfile } from 'shared-contracts/api/update-profile';
import { storeProfile } from './store-profile.ts';

export type SaveOutcome =
  | { readonly kind: 'saved' }
  /** Another tab or device saved first; its profile is now stored. */
  | { readonly kind: 'changed-elsewhere' }
  /** The server's message, null for none. */
  | { readonly kind: 'refused'; readonly message: string | null }
  | { readonly kind: 'no-data' }
  /** The shell notifies the shopper. */
  | { readonly kind: 'session-over' }
  | { readonly kind: 'failed' };

/** Saves the profile and stores the server's answer. */
export async function saveProfile(api: ApiClient, profile: CallRequest<typeof updateProfile>): Promise<SaveOutcome> {
  const result = await api.call(updateProfile, profile);
  if (!result.ok) {
    const { error } = result;
    if (error.kind !== 'http') return { kind: 'failed' };
    if (error.status === 401) return { kind: 'session-over' };
    const isOutdated = error.status === 409 && error.problem.code === 'profile-changed';
    return isOutdated && (await refreshProfile(api)) ? { kind: 'changed-elsewhere' } : { kind: 'failed' };
  }
  const [row] = result.value;
  if (!row) return { kind: 'no-data' };
  if (row.ResponseMsg !== 'Saved Successfully') return { kind: 'refused', message: row.ResponseMsg?.trim() || null };
  if ('UserID' in row) storeProfile(personOf(row));
  else await refreshProfile(api);
  return { kind: 'saved' };
}

/** False when the profile could not be loaded. */
async function refreshProfile(api: ApiClient): Promise<boolean> {
  const result = await api.call(getProfile, {});
  if (result.ok) storeProfile(result.value);
  return result.ok;
}

function personOf({ ResponseMsg: _, ...person }: User & { readonly ResponseMsg: string }): User {
  return person;
}
