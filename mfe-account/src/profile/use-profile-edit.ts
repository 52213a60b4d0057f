import { useEffect, useState } from 'react';
import type { User } from 'shared-contracts';
import { draftOf } from 'shared-contracts/kit/form/draft';
import { asSaved, type ProfileValues, sameValues, valuesOf } from './profile-values.ts';

interface Editing {
  /** The saved profile when the edit began. */
  readonly base: User;
  readonly typed: ProfileValues;
}

/** The name changes with the set of fields: a draft stored by an earlier release lacks the mobile number. */
const profileDraft = (userId: number) => draftOf<Editing>(`profile with mobile of ${userId}`);

interface ProfileEdit {
  /** The saved profile, or the edited values. */
  readonly values: ProfileValues;
  readonly touched: boolean;
  /** The saved profile has changed since the edit began: saving would overwrite that change. */
  readonly outdated: boolean;
  readonly change: (fields: Partial<ProfileValues>) => void;
  /** Discards the edit; with `sent`, only if it still equals the sent values. */
  readonly follow: (sent?: ProfileValues) => void;
}

/**
 * The profile form's values. An untouched form follows the saved profile, which other tabs and devices change too; an
 * edit is never lost (ACC-08), also when the shopper leaves the page and returns.
 */
export function useProfileEdit(saved: User): ProfileEdit {
  const { UserID } = saved;
  const [edit, setEdit] = useState(() => profileDraft(UserID).read());
  useEffect(() => profileDraft(UserID).keep(edit), [edit, UserID]);
  const shown = valuesOf(saved);
  const hasChanged = edit !== undefined && !sameValues(valuesOf(edit.base), shown);
  // The saved profile now equals the edit, for example after a save whose answer was lost.
  if (hasChanged && sameValues(asSaved(edit.typed), shown)) setEdit(undefined);
  const touched = edit !== undefined && !sameValues(edit.typed, valuesOf(edit.base));
  const values = touched ? edit.typed : shown;
  return {
    values,
    touched,
    outdated: touched && hasChanged,
    change: (fields) => setEdit({ base: touched ? edit.base : saved, typed: { ...values, ...fields } }),
    follow: (sent) => setEdit((now) => (now && sent && !sameValues(now.typed, sent) ? now : undefined)),
  };
}
