import type { ApiClient } from 'shared-contracts';
import type { CallRequest } from 'shared-contracts/api/call';
import { getProfile } from 'shared-contracts/api/get-profile';
import { updateProfile } from 'shared-contracts/api/update-profile';
import type { ProfileSave } from 'shared-contracts/domain/person';
import { storeProfile } from './store-profile.ts';

export type SaveOutcome =
  | { readonly kind: 'saved' }
  /** Another tab or device saved first; its profile is now stored. */
  | { readonly kind: 'changed-elsewhere' }
  | Exclude<ProfileSave, { readonly kind: 'saved' }>
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
  const save = result.value;
  if (save.kind !== 'saved') return save;
  if (save.person) storeProfile(save.person);
  else await refreshProfile(api);
  return { kind: 'saved' };
}

/** False when the profile could not be loaded. */
async function refreshProfile(api: ApiClient): Promise<boolean> {
  const result = await api.call(getProfile, {});
  if (result.ok) storeProfile(result.value);
  return result.ok;
}
