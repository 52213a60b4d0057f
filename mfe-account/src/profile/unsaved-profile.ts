import { personalAtom, type User } from 'shared-contracts';
import type { ProfileValues } from './profile-values.ts';

export interface ProfileEditing {
  /** The profile that the form showed when the shopper began to type. */
  readonly base: User;
  readonly typed: ProfileValues;
}

/**
 * What was typed into the profile and is not saved. In memory only: it outlives the page, as when the session ends under
 * the typing and its person logs in again (ACC-13), and goes with a logout (ACC-15).
 */
export const $unsavedProfile = personalAtom<ProfileEditing | null>(null);

/** Of the given person; null when there is nothing of theirs. */
export function unsavedProfileOf(userId: number): ProfileEditing | null {
  const unsaved = $unsavedProfile.get();
  return unsaved?.base.UserID === userId ? unsaved : null;
}
